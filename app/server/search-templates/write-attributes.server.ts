/** Writes element props as HTML attributes, the way React does. */
import type { ReactNode } from 'react';
import { safeHref } from '#app/http/safe-path.ts';
import { escapeHtml } from '@rooftop/escaping/escape-markup';

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
    return [`${name.startsWith('--') ? name : hyphenated(name)}:${escapeHtml(value.trim())}`];
  });
  return declarations.length === 0 ? '' : ` style="${declarations.join(';')}"`;
}

/** Attributes that React writes after the others, in this order. */
const LAST: Readonly<Record<string, readonly string[]>> = {
  button: ['name'],
  form: ['action', 'method'],
  input: ['name', 'checked', 'value'],
};
/** Props with the initial state of a form field. */
const INITIAL: Readonly<Record<string, string>> = { checked: 'defaultChecked', value: 'defaultValue' };

/** Fast path: most attributes are plain text. */
const UNPLAIN = new Set([...UNWRITTEN, ...PRESENT, ...FOLLOWED]);

function writeAttribute(name: string, value: unknown): string {
  if (typeof value === 'string' && !UNPLAIN.has(name))
    return ` ${NAMES[name] ?? name}="${escapeHtml(value)}"`;
  if (value === null || value === undefined || UNWRITTEN.has(name)) return '';
  if (name === 'style' && typeof value === 'object') return writeStyle(value);
  if (PRESENT.has(name)) return value === false ? '' : ` ${name}=""`;
  const isSpoken = name.startsWith('aria-') || name.startsWith('data-');
  if (typeof value !== 'string' && typeof value !== 'number' && !(isSpoken && typeof value === 'boolean'))
    return '';
  const text = String(value);
  if (FOLLOWED.has(name) && !text.startsWith('/') && safeHref(text) === null) return '';
  return ` ${NAMES[name] ?? name}="${escapeHtml(text)}"`;
}

/** All attributes of an element, each with a leading space. */
export function writeAttributes(tag: string, props: Properties): string {
  const last = LAST[tag];
  let attributes = '';
  for (const name in props) if (!last?.includes(name)) attributes += writeAttribute(name, props[name]);
  for (const name of last ?? [])
    attributes += writeAttribute(name, props[name] ?? props[INITIAL[name] ?? name]);
  return attributes;
}
