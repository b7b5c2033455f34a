import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../document.ts';

/** Who may write which fields. The lake gets it as configuration and knows nothing of its meaning. */
export interface FieldRules {
  /** What editors may write of their dealership's own document, as paths; everything else there is written by agencies. */
  readonly editorFields: readonly string[];
  /** What only agencies may write of a dealership's other documents, as paths by type. */
  readonly agencyFields: Readonly<Record<string, readonly string[]>>;
}

/** Set by the lake on every write, so they say nothing about what a person changed. */
const STAMPS = ['_id', '_rev', '_createdAt', '_updatedAt'];

type Fields = { readonly [key: string]: Json | undefined };

const isObject = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object without these paths. Returns undefined if nothing but its type is left. */
function without(fields: Fields, paths: readonly string[]): Fields | undefined {
  const rest = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined || paths.includes(name)) return [];
    const below = paths.flatMap((path) => (path.startsWith(`${name}.`) ? path.slice(name.length + 1) : []));
    if (below.length === 0 || !isObject(value)) return [[name, value] as const];
    const left = without(value, below);
    return left === undefined ? [] : [[name, left] as const];
  });
  return rest.every(([name]) => name === '_type') ? undefined : Object.fromEntries(rest);
}

/**
 * Whether two states of a document differ in these fields alone.
 * @param paths names of fields, or of fields of an object: `recipients.leads`
 */
export function differOnlyIn(paths: readonly string[], before: Fields, after: Fields): boolean {
  const ignored = [...STAMPS, ...paths];
  return isDeepStrictEqual(without(before, ignored), without(after, ignored));
}

const valueAt = (fields: Fields, path: string): Json | undefined =>
  path
    .split('.')
    .reduce<Json | undefined>((value, name) => (isObject(value) ? value[name] : undefined), fields);

/** Whether two states of a document have the same in all of these fields. */
export const isSameIn = (paths: readonly string[], before: Fields, after: Fields): boolean =>
  paths.every((path) => isDeepStrictEqual(valueAt(before, path), valueAt(after, path)));
