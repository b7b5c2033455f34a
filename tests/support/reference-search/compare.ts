import type { Fee } from '@rooftop/inventory/price-statement';
import type { Audience } from '@rooftop/inventory/index/audience';
import { FACETS, RANGES, type SearchQuery } from '@rooftop/inventory/index/query';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import type { SearchSettings } from '@rooftop/inventory/index/search';
import { createRandom, TODAY } from '../listings/generate-listings.ts';
import { BODY_STYLES, type Listing } from '@rooftop/inventory/vehicle';
import { createNaiveSearch, type NaiveResult } from './naive-search.ts';
import { randomQuery } from './random-query.ts';

const documentary = (amount: number): Fee => ({
  name: 'documentary',
  amount,
  payee: 'dealer',
  isMandatory: true,
});

/** Settings of the inventories that are compared. */
export const SETTINGS: SearchSettings = {
  itemsPerPage: 19,
  defaultSort: 'newest',
  premium: {
    features: [
      'heated-seats',
      'sunroof',
      'panoramic-moonroof',
      'navigation-system',
      'premium-audio',
      '360-camera',
    ],
    atLeast: 3,
  },
  prices: {
    currency: 'USD',
    disclaimer: 'none',
    fees: [documentary(35_803)],
    storeFees: { erie: [], meadville: [documentary(17_500), { ...documentary(1000), isMandatory: false }] },
    locked: ['new', 'certified'],
  },
  now: () => TODAY,
};

/** About 0.0167 of the price, more for old cars: different enough to tell payments from prices. */
const payment: NonNullable<Audience['payment']> = ({ price, year }) =>
  Math.round(price / (year < 2018 ? 50 : 60));

/** All audiences that see different things. */
export const AUDIENCES: readonly Audience[] = [false, true].flatMap((seesPrivate) =>
  [false, true].map((seesLockedPrices) => ({ seesPrivate, seesLockedPrices, payment })),
);

/**
 * An index's answer in the format of the reference search. Values without cars are left out: the index lists chosen
 * ones with 0.
 */
function answerOf(index: SearchIndex, query: SearchQuery, audience: Audience) {
  const result = index.search(query, audience);
  return {
    total: result.total,
    vins: result.hits.map(({ listing }) => listing.vin),
    counts: FACETS.map((facet) => {
      const counted = result.countsOf(facet).filter(({ count }) => count > 0);
      return counted.map(({ value, count }) => `${value} ${count}`).sort();
    }),
    bounds: RANGES.map((name) => result.boundsOf(name)),
    starting: BODY_STYLES.map((style) => result.startingAt(style)),
  };
}

function expectedOf(
  { vins, counts, bounds, startingAt }: NaiveResult,
  { page }: SearchQuery,
  perPage: number,
) {
  return {
    total: vins.length,
    vins: vins.slice((page - 1) * perPage, page * perPage),
    counts: FACETS.map((facet) =>
      [...(counts[facet] ?? [])].map(([value, count]) => `${value} ${count}`).sort(),
    ),
    bounds: RANGES.map((name) => bounds[name] ?? null),
    starting: BODY_STYLES.map(startingAt),
  };
}

/** A query with different answers from the index and the reference search. */
export interface Difference {
  readonly query: SearchQuery;
  readonly audience: Audience;
  readonly found: unknown;
  readonly expected: unknown;
}

/** Runs the same seeded queries on both, for all audiences in turn. */
export function* compare(
  listings: readonly Listing[],
  index: SearchIndex,
  settings: SearchSettings,
  queries: number,
  seed: number,
): Generator<Difference> {
  const naive = createNaiveSearch(listings, settings);
  const random = createRandom(seed);
  for (let searches = 0; searches < queries; searches += 1) {
    const query = randomQuery(listings, random);
    const audience = AUDIENCES[searches % AUDIENCES.length];
    if (audience === undefined) return;
    const found = answerOf(index, query, audience);
    const expected = expectedOf(naive(query, audience), query, settings.itemsPerPage);
    if (JSON.stringify(found) !== JSON.stringify(expected)) yield { query, audience, found, expected };
  }
}
