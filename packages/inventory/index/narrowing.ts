import type { AudienceView } from './audience.ts';
import { type Bits, intersect, noBits, uniteBits } from './bits.ts';
import { inRange, withKeyword, withValues } from './filter-bits.ts';
import {
  type Deal,
  DEALS,
  type Facet,
  RANGES,
  type RangeName,
  type SearchQuery,
  VALUE_FACETS,
} from './query.ts';
import { createSelection, type Selection } from './selection.ts';
import type { Snapshot } from './snapshot.ts';

type FilterName = Facet | RangeName | 'keyword';
export type DealSets = Readonly<Record<Deal, Bits>>;

/** Narrows an inventory by all filters of a query, or by all but one. */
export interface Narrowing {
  /** The cars that pass. */
  readonly cars: (leftOut: FilterName | null) => Selection;
  /** Those of them whose price the audience may see. */
  readonly priced: (leftOut: FilterName) => Selection;
}

/** The filters that a query sets, each with the cars that pass it. */
function filtersOf(
  { filters, ranges, keyword }: SearchQuery,
  snapshot: Snapshot,
  sight: AudienceView,
  deals: DealSets,
): ReadonlyMap<FilterName, Bits> {
  const found = new Map<FilterName, Bits>();
  for (const facet of VALUE_FACETS) {
    const values = filters[facet] ?? [];
    if (values.length > 0) found.set(facet, withValues(facet, values, snapshot));
  }
  const chosen = filters['great-deals'] ?? [];
  if (chosen.length > 0) {
    const bits = noBits(snapshot.size);
    for (const deal of DEALS) if (chosen.includes(deal)) uniteBits(bits, deals[deal]);
    found.set('great-deals', bits);
  }
  for (const name of RANGES) {
    const range = ranges[name];
    if (range !== undefined && (range.min ?? range.max) !== null) {
      found.set(name, inRange(name, range, snapshot, sight));
    }
  }
  if (keyword !== null) found.set('keyword', withKeyword(keyword, snapshot, sight));
  return found;
}

/** Narrows an inventory by a query. Caches each selection. */
export function createNarrowing(
  query: SearchQuery,
  snapshot: Snapshot,
  sight: AudienceView,
  deals: DealSets,
): Narrowing {
  const filters = filtersOf(query, snapshot, sight, deals);
  const select = (leftOut: FilterName | null, within: Selection): Selection => {
    const others = [...filters].filter(([filter]) => filter !== leftOut);
    // Without filters, reuse the selection that all searches start from.
    if (others.length === 0) return within;
    const bits = within.bits.slice();
    for (const [, cars] of others) intersect(bits, cars);
    return createSelection(bits);
  };
  const remember = (make: (leftOut: FilterName | null) => Selection) => {
    const made = new Map<FilterName | null, Selection>();
    return (name: FilterName | null): Selection => {
      const leftOut = name !== null && filters.has(name) ? name : null;
      const selection = made.get(leftOut) ?? make(leftOut);
      made.set(leftOut, selection);
      return selection;
    };
  };
  return {
    cars: remember((leftOut) => select(leftOut, sight.all)),
    priced: remember((leftOut) => select(leftOut, sight.allPriced)),
  };
}
