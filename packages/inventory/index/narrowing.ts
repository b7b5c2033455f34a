import type { AudienceView } from './audience.ts';
import { type Bits, intersect, noBits, subtract, uniteBits } from './bits.ts';
import { inRange, withAny, carsWithValues } from './filter-bits.ts';
import { findKeyword } from './keyword/find-keyword.ts';
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
  /** Words of the keyword that find nothing and are ignored. */
  readonly unknown: readonly string[];
}

interface Filters {
  readonly bits: ReadonlyMap<FilterName, Bits>;
  readonly unknown: readonly string[];
}

/** Cars with one of the wanted deals and none of the excluded ones. */
function withDeals(
  wanted: readonly string[],
  excluded: readonly string[],
  deals: DealSets,
  { size, sets: { live: all } }: Snapshot,
): Bits {
  const bits = wanted.length === 0 ? all.slice() : noBits(size);
  for (const deal of DEALS) if (wanted.includes(deal)) uniteBits(bits, deals[deal]);
  for (const deal of DEALS) if (excluded.includes(deal)) subtract(bits, deals[deal]);
  return bits;
}

/** The filters that a query sets, each with the cars that pass it. */
function filtersOf(
  { filters, excluded, ranges, keyword }: SearchQuery,
  snapshot: Snapshot,
  sight: AudienceView,
  deals: DealSets,
): Filters {
  const found = new Map<FilterName, Bits>();
  const { live } = snapshot.sets;
  for (const facet of VALUE_FACETS) {
    const values = filters[facet] ?? [];
    const unwanted = excluded[facet] ?? [];
    if (values.length === 0 && unwanted.length === 0) continue;
    const bits = values.length === 0 ? live.slice() : carsWithValues(facet, values, snapshot);
    if (unwanted.length > 0) subtract(bits, withAny(facet, unwanted, snapshot));
    found.set(facet, bits);
  }
  const wantedDeals = filters['great-deals'] ?? [];
  const otherDeals = excluded['great-deals'] ?? [];
  if (wantedDeals.length + otherDeals.length > 0) {
    found.set('great-deals', withDeals(wantedDeals, otherDeals, deals, snapshot));
  }
  for (const name of RANGES) {
    const range = ranges[name];
    if (range !== undefined && (range.min ?? range.max) !== null) {
      found.set(name, inRange(name, range, snapshot, sight));
    }
  }
  const words = keyword === null ? null : findKeyword(keyword, snapshot, sight);
  if (words !== null) found.set('keyword', words.bits);
  return { bits: found, unknown: words?.unknown ?? [] };
}

/** Narrows an inventory by a query. Caches each selection. */
export function createNarrowing(
  query: SearchQuery,
  snapshot: Snapshot,
  sight: AudienceView,
  deals: DealSets,
): Narrowing {
  const { bits: filters, unknown } = filtersOf(query, snapshot, sight, deals);
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
    unknown,
  };
}
