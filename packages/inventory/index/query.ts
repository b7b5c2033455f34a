/** What a shopper asks of the inventory. */

/** What a car has, named as in addresses: what there is to filter by. A car may have several values of one. */
export const VALUE_FACETS = [
  'condition',
  'bodystyle',
  'make-model',
  'features',
  'store',
  'drivetrain',
  'fuel',
  'transmission',
  'color',
] as const;
/** Deals depend on the day and on who asks as well (deals.ts). */
export const FACETS = [...VALUE_FACETS, 'great-deals'] as const;
export type Facet = (typeof FACETS)[number];

export const DEALS = ['price-drop', 'premium-upgrades'] as const;
export type Deal = (typeof DEALS)[number];

export const RANGES = ['price', 'mileage', 'year', 'payment'] as const;
export type RangeName = (typeof RANGES)[number];

/** Both ends belong to it; null is an open end. Prices and payments are cents, mileage is miles. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

export const SORTS = ['newest', 'oldest', 'mileage', 'year', 'priceHigh', 'priceLow'] as const;
export type Sort = (typeof SORTS)[number];

export interface SearchQuery {
  /**
   * Values as the index and addresses spell them. A car must have one of the values of each facet; of `features`
   * all of them. A make (`kia`) and a model (`kia-sportage`) are both values of `make-model`.
   */
  readonly filters: { readonly [facet in Facet]?: readonly string[] };
  readonly ranges: { readonly [name in RangeName]?: Range };
  /** as typed */
  readonly keyword: string | null;
  /** null: the dealership's own */
  readonly sort: Sort | null;
  /** from 1 */
  readonly page: number;
}

/** The whole inventory, its first page. */
export const EVERYTHING: SearchQuery = { filters: {}, ranges: {}, keyword: null, sort: null, page: 1 };
