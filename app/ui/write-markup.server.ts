/**
 * HTML of components that are functions of their props and nothing else: no hooks, no state, no context. It is what
 * React's `renderToStaticMarkup` writes, in a tenth of its time, because nothing is kept for a browser that would go on
 * with it. Parts of pages that are never hydrated are written by it.
 */
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { LRUCache } from 'lru-cache';
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

/** What draws the same for the same properties, and is asked for again and again. */
const remembering = new WeakMap<object, LRUCache<string, string>>();

/**
 * Has the HTML of a component remembered by its properties, as text. For a component that stands on many pages and
 * costs more to write than its properties do to compare.
 * @param max how many are remembered
 */
export function rememberMarkup(component: (props: never) => ReactNode, max: number): void {
  remembering.set(component, new LRUCache({ max }));
}

function writeComponent(type: Plain, props: Properties): string {
  const remembered = remembering.get(type);
  if (remembered === undefined) return writeMarkup(type(props));
  const key = JSON.stringify(props);
  const markup = remembered.get(key) ?? writeMarkup(type(props));
  remembered.set(key, markup);
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
