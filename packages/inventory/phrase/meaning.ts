/** What a phrase of the lexicon means. */
import type { Facet, Sort } from '../index/query.ts';

/** Limits of a number. `before` and `after` say on which side of the number the words are. */
export const LIMITS = {
  most: { end: 'max', side: 'before', unit: null, isExclusive: false },
  least: { end: 'min', side: 'before', unit: null, isExclusive: false },
  maximum: { end: 'max', side: 'both', unit: null, isExclusive: false },
  minimum: { end: 'min', side: 'both', unit: null, isExclusive: false },
  orLess: { end: 'max', side: 'after', unit: null, isExclusive: false },
  orMore: { end: 'min', side: 'after', unit: null, isExclusive: false },
  orNewer: { end: 'min', side: 'after', unit: 'year', isExclusive: false },
  orOlder: { end: 'max', side: 'after', unit: 'year', isExclusive: false },
  newerThan: { end: 'min', side: 'before', unit: 'year', isExclusive: true },
  olderThan: { end: 'max', side: 'before', unit: 'year', isExclusive: true },
  cheaperThan: { end: 'max', side: 'before', unit: 'price', isExclusive: false },
} as const;
export type LimitName = keyof typeof LIMITS;
export type Limit = (typeof LIMITS)[LimitName];

/** What numbers count. No car is filtered by what is paid `down`. */
export const UNITS = ['price', 'payment', 'mileage', 'year', 'seats', 'down'] as const;
export type UnitName = (typeof UNITS)[number];

export type Meaning =
  | {
      readonly kind: 'value';
      readonly facet: Facet;
      /** Any of them. */
      readonly values: readonly string[];
      readonly isVague: boolean;
    }
  | {
      readonly kind: 'model';
      /** In the catalog. */
      readonly value: string;
      /** The make's value. */
      readonly make: string;
      /** The beginning of all values that are meant if the dealership has them, or null for this one alone. */
      readonly family: string | null;
    }
  | { readonly kind: 'sort'; readonly sort: Sort }
  | { readonly kind: 'not' }
  | { readonly kind: 'join'; readonly join: 'or' | 'nor' | 'to' | 'and' }
  | { readonly kind: 'limit'; readonly limit: Limit }
  | { readonly kind: 'unit'; readonly unit: UnitName }
  | { readonly kind: 'thousand' }
  | { readonly kind: 'numeral'; readonly number: number }
  | { readonly kind: 'word' }
  | { readonly kind: 'filler' };
