import { PATH_FILTERS, type PathFilter } from '@rooftop/listing/path-filters';
import type { Sort } from '../index/query.ts';

export { PATH_FILTERS, type PathFilter };

/** The dealership settings that decide what its URLs look like. */
export interface UrlSettings {
  /** Filters to put in the path, the highest priority first. */
  readonly filterPriority: readonly PathFilter[];
  /** The sort that URLs leave out. */
  readonly defaultSort: Sort;
  /** Whether cars can be filtered by payment. Defaults to true. */
  readonly hasPayments?: boolean;
}

/** The route accepts this many segments. */
export const MAX_SEGMENTS = 3;
