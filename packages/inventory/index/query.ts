/** Search queries. */
import { type Sort, SORT_OPTIONS, SORTS } from '@rooftop/listing/sorts';

/** Facets that depend only on the car, named as in URLs. A car may have several values of one. */
export const VALUE_FACETS = [
  'condition',
  'bodystyle',
  'seats',
  'make-model',
  'features',
  'store',
  'drivetrain',
  'fuel',
  'transmission',
  'color',
] as const;
/** Deals also depend on the date and the audience (deals.ts). */
export const FACETS = [...VALUE_FACETS, 'great-deals'] as const;
export type Facet = (typeof FACETS)[number];

export const DEALS = ['price-drop', 'premium-upgrades'] as const;
export type Deal = (typeof DEALS)[number];

export const RANGES = ['price', 'mileage', 'year', 'payment'] as const;
export type RangeName = (typeof RANGES)[number];

/** Includes both ends. Null is an open end. Prices and payments are in cents, mileage in miles. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

export { type Sort, SORT_OPTIONS, SORTS };

export interface SearchQuery {
  /**
   * Values as spelled in the index and in URLs. A car must have one of the values of each facet, but all of the
   * values of `features`. A make (`kia`) and a model (`kia-sportage`) are both values of `make-model`. A car
   * with seven seats has the values `5`, `6` and `7` of `seats`.
   */
  readonly filters: { readonly [facet in Facet]?: readonly string[] };
  /** Values that a car must have none of. */
  readonly excluded: { readonly [facet in Facet]?: readonly string[] };
  readonly ranges: { readonly [name in RangeName]?: Range };
  /** Words, as typed. Words that no car matches are ignored. */
  readonly keyword: string | null;
  /** Null for the dealership's default. */
  readonly sort: Sort | null;
  /** Starts at 1. */
  readonly page: number;
}

/** The whole inventory, first page. */
export const EVERYTHING: SearchQuery = {
  filters: {},
  excluded: {},
  ranges: {},
  keyword: null,
  sort: null,
  page: 1,
};
