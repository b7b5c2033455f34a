/** Single segments of a search path: a body style, a make or model, a feature, or a limit of the price. */
import type { Range } from '../index/query.ts';
import type { AddressSettings, PathFilter } from './settings.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What one segment says. */
export type Segment =
  | { readonly filter: Exclude<PathFilter, 'price'>; readonly value: string }
  | { readonly filter: 'price'; readonly range: Range };

/** What a vehicle's segment begins with: a search never has such a segment, however a feature may be called. */
export const VEHICLE_START = /^\d+-/;
const PRICE = /^price-(under|over)-([1-9]\d{0,6})$/;
const CENTS = 100;

/** Reads a segment in lower case. Of filters that share a word the one first in priority has it. null: none reads it */
export function readSegment(
  text: string,
  vocabulary: Vocabulary,
  { filterPriority }: AddressSettings,
): Segment | null {
  const [, direction, dollars] = PRICE.exec(text) ?? [];
  if (dollars !== undefined) {
    const cents = Number(dollars) * CENTS;
    const range = direction === 'under' ? { min: null, max: cents } : { min: cents, max: null };
    return { filter: 'price', range };
  }
  if (VEHICLE_START.test(text)) return null;
  for (const filter of filterPriority) {
    if (filter !== 'price' && vocabulary.find(filter, text) !== undefined) return { filter, value: text };
  }
  return null;
}

/** A price with one end as a segment. null: it has both, or cents, and belongs in the query */
export function printPrice({ min, max }: Range): string | null {
  const limit = min ?? max;
  if (limit === null || (min !== null && max !== null)) return null;
  const text = `price-${min === null ? 'under' : 'over'}-${limit / CENTS}`;
  return PRICE.test(text) ? text : null;
}
