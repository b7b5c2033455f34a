import { randomBytes } from 'node:crypto';
import type { Json } from '../document.ts';
import type { JsonObject } from './json-schema.ts';

/** Returns the value with a `_key` in every object inside an array, as the Studio requires. */
export function withArrayKeys<Value extends Json | undefined>(value: Value): Value;
export function withArrayKeys(value: Json | undefined): Json | undefined {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return withItemKeys(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withArrayKeys(inner)]));
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the items of an array, each object with a `_key`. */
export function withItemKeys(items: readonly Json[]): Json[] {
  return items.map((item) => {
    const inner = withArrayKeys(item);
    return isObject(inner) && !('_key' in inner) ? { _key: randomBytes(6).toString('hex'), ...inner } : inner;
  });
}
