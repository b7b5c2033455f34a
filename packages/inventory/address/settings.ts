import type { Sort } from '../index/query.ts';

/** Filters that may stand in the path. */
export const PATH_FILTERS = ['bodystyle', 'make-model', 'features', 'price'] as const;
export type PathFilter = (typeof PATH_FILTERS)[number];

/** What of a dealership's settings decides how addresses look. */
export interface AddressSettings {
  /** which filters take the path's segments, the first ones first */
  readonly filterPriority: readonly PathFilter[];
  /** the sort that an address does not name */
  readonly defaultSort: Sort;
}

/** The route has so many segments. */
export const MOST_SEGMENTS = 3;
