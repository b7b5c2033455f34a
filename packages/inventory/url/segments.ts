/** Single segments of a search path: a body style, a make or model, a feature, or a price limit. */
import type { Range } from '../index/query.ts';
import type { UrlSettings, PathFilter } from './url-settings.ts';
import type { UrlVocabulary } from './vocabulary.ts';

/** What one segment filters by. */
export type Segment =
  | { readonly filter: Exclude<PathFilter, 'price'>; readonly value: string }
  | { readonly filter: 'price'; readonly range: Range };

/** How a vehicle's segment begins. A search never has such a segment, whatever a feature may be called. */
const VEHICLE_START = /^\d+-/;
const PRICE = /^price-(under|over)-([1-9]\d{0,6})$/;
const CENTS = 100;

/**
 * Parses a segment in lower case. If several filters know the word, the one with the highest priority gets it.
 * @returns null if no filter knows it
 */
export function parseSegment(
  text: string,
  vocabulary: UrlVocabulary,
  { filterPriority }: UrlSettings,
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

/**
 * Prints a price range with one limit as a segment. Returns null if it has two limits or includes cents, and so
 * belongs in the query string.
 */
export function printPrice({ min, max }: Range): string | null {
  const limit = min ?? max;
  if (limit === null || (min !== null && max !== null)) return null;
  const text = `price-${min === null ? 'under' : 'over'}-${limit / CENTS}`;
  return PRICE.test(text) ? text : null;
}
