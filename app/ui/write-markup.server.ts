/**
 * HTML of components that are functions of their props and nothing else: no hooks, no state, no context. It is what
 * React's `renderToStaticMarkup` writes, in a tenth of its time, because nothing is kept for a browser that would go on
 * with it. Parts of pages that are never hydrated are written by it.
 */
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { writeAttributes, type Properties } from './write-attributes.server.ts';
import { escapeText } from './escape-text.ts';

type Element = ReactElement<Properties>;
type Plain = (props: Properties) => ReactNode;

/** Elements without an end. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr']);
/** What stands in them depends on their own properties, or the other way round: React knows how. */
const REACTS_OWN = new Set(['select', 'textarea', 'title', 'meta', 'link', 'style']);

const isPlain = (type: ReactElement['type']): type is Plain =>
  typeof type === 'function' && type.prototype?.isReactComponent === undefined;

/** Looks of an icon that are remembered: it has a few sizes, unless somebody puts another name into it each time. */
const MOST_LOOKS = 64;

/** Icons draw the same every time they are asked in the same way. */
const drawn = new WeakMap<object, Map<string, string>>();

/** What is neither an element nor a function, as icons are: React draws it, once. */
function byReact(element: Element): string {
  const { type } = element;
  if (typeof type === 'string') return renderToStaticMarkup(element);
  const known = drawn.get(type) ?? new Map<string, string>();
  drawn.set(type, known);
  const key = JSON.stringify(element.props);
  const markup = known.get(key) ?? renderToStaticMarkup(element);
  if (known.size < MOST_LOOKS) known.set(key, markup);
  return markup;
}

interface Written {
  readonly props: Properties;
  readonly markup: string;
}

/** Components whose HTML is remembered: by the object that they show, as long as there is that object. */
const remembering = new WeakMap<object, WeakMap<object, Written>>();

/**
 * Has the HTML of a component remembered for as long as its `view` is the same object, and its other properties are
 * what they were: what React's `memo` does in a browser.
 */
export function rememberMarkup(component: (props: never) => ReactNode): void {
  remembering.set(component, new WeakMap());
}

const isSame = (a: Properties, b: Properties): boolean => {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
};

function writeComponent(type: Plain, props: Properties): string {
  const { view } = props;
  const remembered = remembering.get(type);
  if (remembered === undefined || typeof view !== 'object' || view === null) return writeMarkup(type(props));
  const known = remembered.get(view);
  if (known !== undefined && isSame(known.props, props)) return known.markup;
  const markup = writeMarkup(type(props));
  remembered.set(view, { props, markup });
  return markup;
}

function writeElement(tag: string, props: Properties): string {
  const start = `<${tag}${writeAttributes(tag, props)}`;
  if (VOID.has(tag)) return `${start}/>`;
  const inner = props.dangerouslySetInnerHTML?.__html ?? writeMarkup(props.children);
  return `${start}>${inner}</${tag}>`;
}

/**
 * The HTML of a node.
 * @throws TypeError when a component in it uses a hook: then it is not for this
 */
export function writeMarkup(node: ReactNode): string {
  if (typeof node === 'string') return escapeText(node);
  if (Array.isArray(node)) {
    let markup = '';
    for (const one of node) markup += writeMarkup(one);
    return markup;
  }
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (!isValidElement<Properties>(node)) return '';
  const { type, props } = node;
  if (typeof type === 'string') return REACTS_OWN.has(type) ? byReact(node) : writeElement(type, props);
  if (type === Fragment) return writeMarkup(props.children);
  return isPlain(type) ? writeComponent(type, props) : byReact(node);
}
