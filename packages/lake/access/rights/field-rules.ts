import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../document.ts';

/** Rules for who may write which fields. They are configuration, whose meaning the lake doesn't know. */
export interface FieldRules {
  /** Paths that editors may write in their tenant's own document. Agencies write everything else there. */
  readonly editorFields: readonly string[];
  /** Paths that only agencies may write in a tenant's other documents, by type. */
  readonly agencyFields: Readonly<Record<string, readonly string[]>>;
}

/** Set by the lake on every write, so they don't show what a user changed. */
const STAMPS = ['_id', '_rev', '_createdAt', '_updatedAt'];

type Fields = { readonly [key: string]: Json | undefined };

const isObject = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an object without these paths, or undefined if nothing but its type remains. */
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
 * Returns true if two states of a document differ only in these fields.
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

/** Returns true if two states of a document are equal in all of these fields. */
export const isSameIn = (paths: readonly string[], before: Fields, after: Fields): boolean =>
  paths.every((path) => isDeepStrictEqual(valueAt(before, path), valueAt(after, path)));
