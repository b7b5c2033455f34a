/** Writes element props as HTML attributes, the way React does. */
import type { ReactNode } from 'react';
import { safeHref } from '../http/safe-path.ts';
import { escapeText } from './escape-text.ts';

/** Props of any element. */
export interface Properties {
  readonly [name: string]: unknown;
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/**
 * Props whose HTML attribute has a different name. All others keep theirs, because HTML attributes are
 * case-insensitive.
 */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  tabIndex: 'tabindex',
  crossOrigin: 'crossorigin',
};
/** Props that are not written as attributes. */
const UNWRITTEN = new Set([
  'children',
  'dangerouslySetInnerHTML',
  'defaultChecked',
  'defaultValue',
  'ref',
  'suppressHydrationWarning',
]);
/** Boolean attributes. */
const PRESENT = new Set([
  'async',
  'autoFocus',
  'checked',
  'defer',
  'disabled',
  'hidden',
  'inert',
  'itemScope',
  'multiple',
  'muted',
  'noValidate',
  'open',
  'readOnly',
  'required',
]);
/** URL attributes. Values that could run a script are omitted, as React does. */
const FOLLOWED = new Set(['action', 'formAction', 'href', 'src']);

const hyphenated = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @throws Error for numeric values, whose unit depends on the property */
function writeStyle(style: object): string {
  const declarations = Object.entries(style).flatMap(([name, value]) => {
    if (value === null || value === undefined || value === '') return [];
    if (typeof value !== 'string') throw new Error(`The style ${name} is no text`);
    return [`${name.startsWith('--') ? name : hyphenated(name)}:${escapeText(value.trim())}`];
  });
  return declarations.length === 0 ? '' : ` style="${declarations.join(';')}"`;
}

/** Fast path: most attributes are plain text. */
const UNPLAIN = new Set([...UNWRITTEN, ...PRESENT, ...FOLLOWED]);

function writeAttribute(name: string, value: unknown): string {
  if (typeof value === 'string' && !UNPLAIN.has(name))
    return ` ${NAMES[name] ?? name}="${escapeText(value)}"`;
  if (value === null || value === undefined || UNWRITTEN.has(name)) return '';
  if (name === 'style' && typeof value === 'object') return writeStyle(value);
  if (PRESENT.has(name)) return value === false ? '' : ` ${name}=""`;
  const isSpoken = name.startsWith('aria-') || name.startsWith('data-');
  if (typeof value !== 'string' && typeof value !== 'number' && !(isSpoken && typeof value === 'boolean'))
    return '';
  const text = String(value);
  if (FOLLOWED.has(name) && !text.startsWith('/') && safeHref(text) === null) return '';
  return ` ${NAMES[name] ?? name}="${escapeText(text)}"`;
}

/** All attributes of an element, each with a leading space. */
export function writeAttributes(tag: string, props: Properties): string {
  let attributes = '';
  for (const name in props) attributes += writeAttribute(name, props[name]);
  if (tag !== 'input') return attributes;
  // Initial value of a form field.
  if (props['value'] === undefined) attributes += writeAttribute('value', props['defaultValue']);
  if (props['checked'] === undefined) attributes += writeAttribute('checked', props['defaultChecked']);
  return attributes;
}
