import type { PriceTerms } from '../price-statement.ts';
import type { BodyStyle } from '../vehicle.ts';
import type { Attribute } from './attributes.ts';
import { type Audience, createAudienceView } from './audience.ts';
import { countBoth, hasBit, intersect } from './bits.ts';
import { readBounds } from './bounds.ts';
import { type Counter, countValues, createCounter, type FacetCount } from './count-facets.ts';
import { type PremiumRule, premiumCars, type PriceDrops } from './deals.ts';
import { createNarrowing, type DealSets, type Narrowing } from './narrowing.ts';
import { DEALS, type Facet, type Range, type RangeName, type SearchQuery, type Sort } from './query.ts';
import { createHit, type Hit, pageOfSelection } from './result-page.ts';
import type { Selection } from './selection.ts';
import type { Snapshot } from './snapshot.ts';

export interface SearchSettings {
  readonly itemsPerPage: number;
  readonly defaultSort: Sort;
  readonly premium: PremiumRule;
  readonly prices: PriceTerms;
  /** Milliseconds since 1970. Defaults to `Date.now`; tests replace it. */
  readonly now?: () => number;
}

/** The result of a search. Counts and bounds are computed on demand. */
export interface SearchResult {
  readonly total: number;
  /** As requested. There are no hits after the last page. */
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
  /** Hits of this page. */
  readonly hits: readonly Hit[];
  /** The featured cars of all pages, in the dealership's order, whatever the sort. */
  readonly featured: () => readonly Hit[];
  /** Words of the keyword that no visible car has, in lower case without signs. The search ignores them. */
  readonly unknown: readonly string[];
  /**
   * The values that cars have or that are chosen. Every facet except `features` ignores its own filter.
   * @param isWanted selects values; all of them by default. Deals are always complete.
   */
  countsOf(facet: Facet, isWanted?: (value: Omit<FacetCount, 'count'>) => boolean): readonly FacetCount[];
  /** The lowest and highest number, ignoring the range's own filter. Null if no car has one. */
  boundsOf(name: RangeName): Range | null;
  /** The lowest price in cents of a body style, ignoring the chosen body styles. Null if no car has a price. */
  startingAt(bodyStyle: BodyStyle): number | null;
}

export type SearchCars = (query: SearchQuery, audience: Audience) => SearchResult;

/** Values that some car has, by kind, in the order of their names. */
const valuesOf = ({ attributes: { all }, postings }: Snapshot): ReadonlyMap<string, readonly Attribute[]> =>
  Map.groupBy(
    all.filter(({ id }) => postings[id] !== undefined).sort((a, b) => (a.value < b.value ? -1 : 1)),
    ({ kind }) => kind,
  );

/** Caches a counter for each selection. The one of all cars serves every search. */
function createCounters(snapshot: Snapshot) {
  const counters = new WeakMap<Selection, Counter>();
  return (selection: Selection, isForAll: boolean): Counter => {
    const counter = counters.get(selection) ?? createCounter(selection, snapshot, isForAll);
    counters.set(selection, counter);
    return counter;
  };
}

/**
 * The lowest price of a body style's cars: searches all of them if they are few, otherwise starts at the cheapest
 * car.
 */
function startingAt(bodyStyle: BodyStyle, narrowing: Narrowing, snapshot: Snapshot): number | null {
  const { attributes, postings, columns, orders } = snapshot;
  const cars = postings[attributes.find('bodystyle', bodyStyle)?.id ?? -1];
  if (cars === undefined) return null;
  const { bits, few } = narrowing.priced('bodystyle');
  const [some, others] = cars.bits === null ? [cars.list, bits] : [few, cars.bits];
  if (some === null) {
    for (const position of orders.priceLow) {
      if (hasBit(bits, position) && hasBit(others, position)) return columns.price[position] ?? null;
    }
    return null;
  }
  let least = Number.POSITIVE_INFINITY;
  for (const position of some) {
    if (hasBit(others, position)) least = Math.min(least, columns.price[position] ?? least);
  }
  return least === Number.POSITIVE_INFINITY ? null : least;
}

/** Positions of the featured cars, in the dealership's order. */
const featuredPositions = ({ rows }: Snapshot): readonly number[] =>
  rows
    .flatMap(({ listing: { featured } }, at) => (featured === null ? [] : [{ featured, at }]))
    .sort((a, b) => a.featured - b.featured)
    .map(({ at }) => at);

const countDeals = ({ bits }: Selection, deals: DealSets, chosen: readonly string[]): readonly FacetCount[] =>
  DEALS.map((deal) => ({
    value: deal,
    label: deal,
    parent: null,
    count: countBoth(bits, deals[deal]),
  })).filter(({ value, count }) => count > 0 || chosen.includes(value));

/** The search of one snapshot. Its settings' price terms are those of lists (`termsInLists`). */
export function createSearch(snapshot: Snapshot, settings: SearchSettings, drops: PriceDrops): SearchCars {
  const { itemsPerPage, defaultSort, prices, now = Date.now } = settings;
  const sightOf = createAudienceView(snapshot, prices.locked);
  const premium = premiumCars(snapshot, settings.premium);
  const values = valuesOf(snapshot);
  const counterOf = createCounters(snapshot);
  let featured: readonly number[] | undefined;
  return (query, audience) => {
    const sight = sightOf(audience);
    const dropped = drops.cars(now()).slice();
    intersect(dropped, sight.priced);
    const deals = { 'price-drop': dropped, 'premium-upgrades': premium };
    const narrowing = createNarrowing(query, snapshot, sight, deals);
    const selection = narrowing.cars(null);
    const from = (query.page - 1) * itemsPerPage;
    const positions = pageOfSelection(
      selection,
      snapshot,
      sight,
      query.sort ?? defaultSort,
      from,
      from + itemsPerPage,
    );
    return {
      total: selection.count,
      page: query.page,
      pages: Math.max(Math.ceil(selection.count / itemsPerPage), 1),
      unknown: narrowing.unknown,
      hits: positions.flatMap((at) => createHit(at, snapshot, prices, audience) ?? []),
      featured() {
        featured ??= featuredPositions(snapshot);
        const found = featured.filter((at) => hasBit(selection.bits, at));
        return found.flatMap((at) => createHit(at, snapshot, prices, audience) ?? []);
      },
      countsOf(facet, isWanted = () => true) {
        const chosen = query.filters[facet] ?? [];
        if (facet === 'great-deals') return countDeals(narrowing.cars(facet), deals, chosen);
        const cars = narrowing.cars(facet === 'features' ? null : facet);
        const wanted = values.get(facet)?.filter(isWanted) ?? [];
        return countValues(wanted, counterOf(cars, cars === selection), chosen);
      },
      boundsOf: (name) => readBounds(name, narrowing, snapshot, sight),
      startingAt: (bodyStyle) => startingAt(bodyStyle, narrowing, snapshot),
    };
  };
}
