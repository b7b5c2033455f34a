/**
 * The reference search: finds cars by checking every one of them. It is written from the rules alone, without any
 * code of the index, so that the two can be compared.
 */
import type { Audience } from '@rooftop/inventory/index/audience';
import { FACETS, type Facet, RANGES, type RangeName, type SearchQuery } from '@rooftop/inventory/index/query';
import type { SearchSettings } from '@rooftop/inventory/index/search';
import type { BodyStyle, Listing } from '@rooftop/inventory/vehicle';
import { type NaiveSight, readCars, seeCars } from './naive-cars.ts';
import { createKeywordTest } from './naive-keyword.ts';

type Filter = Facet | RangeName | 'keyword';

export interface NaiveResult {
  readonly vins: readonly string[];
  readonly counts: Readonly<Record<string, ReadonlyMap<string, number>>>;
  readonly bounds: Readonly<Record<string, { min: number; max: number } | null>>;
  readonly startingAt: (bodyStyle: BodyStyle) => number | null;
}

const isFacet = (filter: Filter): boolean => FACETS.some((facet) => facet === filter);

/** Whether a car passes one filter. */
type Test = readonly [filter: Filter, passes: (at: number) => boolean];

/** Prepares an inventory and searches it without an index. */
export function createNaiveSearch(listings: readonly Listing[], settings: SearchSettings) {
  const cars = readCars(listings);
  const { live, names, idOf, values, starts } = cars;
  const hasValue = (at: number, id: number): boolean => {
    for (let place = starts[at] ?? 0; place < (starts[at + 1] ?? 0); place += 1) {
      if (values[place] === id) return true;
    }
    return false;
  };
  const keywordTest = createKeywordTest(live);
  const sights = new Map<Audience, NaiveSight>();

  function testsOf(
    { filters, excluded, ranges, keyword }: SearchQuery,
    { numbers, deals, visible }: NaiveSight,
  ): Test[] {
    const tests: Test[] = [];
    for (const facet of FACETS) {
      const wanted = (filters[facet] ?? []).map((value) => idOf(facet, value));
      const unwanted = (excluded[facet] ?? []).map((value) => idOf(facet, value));
      if (wanted.length === 0 && unwanted.length === 0) continue;
      const has = (at: number) => (id: number) =>
        facet === 'great-deals' ? deals[at]?.includes(id) === true : hasValue(at, id);
      const isWanted =
        facet === 'features' || wanted.length === 0
          ? (at: number) => wanted.every(has(at))
          : (at: number) => wanted.some(has(at));
      const passes = (at: number) => isWanted(at) && !unwanted.some(has(at));
      tests.push([facet, passes]);
    }
    for (const name of RANGES) {
      const { min = null, max = null } = ranges[name] ?? {};
      if (min === null && max === null) continue;
      const column = numbers[name];
      const [least, most] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
      tests.push([name, (at) => (column[at] ?? Number.NaN) >= least && (column[at] ?? Number.NaN) <= most]);
    }
    if (keyword !== null) tests.push(['keyword', keywordTest(keyword, visible)]);
    return tests;
  }

  /**
   * The only filter that a car fails. Null if it fails none, undefined if it fails several, so that no facet counts
   * it.
   */
  function failedBy(at: number, tests: readonly Test[]): Filter | null | undefined {
    let failed: Filter | null = null;
    for (const [filter, passes] of tests) {
      if (passes(at)) continue;
      if (failed !== null) return undefined;
      failed = filter;
    }
    return failed;
  }

  return (query: SearchQuery, audience: Audience): NaiveResult => {
    const sight = sights.get(audience) ?? seeCars(cars, audience, settings);
    sights.set(audience, sight);
    const tests = testsOf(query, sight);
    const columns = RANGES.map((name) => [name, sight.numbers[name]] as const);
    const isFound = new Uint8Array(live.length);
    const counted = new Uint32Array(names.length);
    const bounds: Record<string, { min: number; max: number } | null> = {};
    for (const name of RANGES) bounds[name] = null;
    const starting = new Map<string, number>();
    const count = (id: number, failed: Filter | null): void => {
      if (failed === null || names[id]?.facet === failed) counted[id] = (counted[id] ?? 0) + 1;
    };

    for (const at of sight.visible) {
      const failed = failedBy(at, tests);
      if (failed === undefined || failed === 'keyword') continue;
      if (failed === null) isFound[at] = 1;
      // All chosen features are required, so `features` keeps its own filter. A failed range only leaves out its own
      // filter.
      if (failed === null || (failed !== 'features' && isFacet(failed))) {
        for (let place = starts[at] ?? 0; place < (starts[at + 1] ?? 0); place += 1) {
          count(values[place] ?? 0, failed);
        }
        for (const id of sight.deals[at] ?? []) count(id, failed);
      }
      for (const [name, column] of columns) {
        const value = column[at] ?? Number.NaN;
        if (Number.isNaN(value) || (failed !== null && failed !== name)) continue;
        const known = bounds[name];
        if (!known) bounds[name] = { min: value, max: value };
        else if (value < known.min) known.min = value;
        else if (value > known.max) known.max = value;
      }
      if (failed !== null && failed !== 'bodystyle') continue;
      const price = sight.numbers.price[at] ?? Number.NaN;
      const bodyStyle = live[at]?.bodyStyle;
      if (Number.isNaN(price) || !bodyStyle) continue;
      if (!(price >= (starting.get(bodyStyle) ?? Number.NaN))) starting.set(bodyStyle, price);
    }

    const counts: Record<string, Map<string, number>> = {};
    for (const facet of FACETS) counts[facet] = new Map();
    for (const [id, { facet, value }] of names.entries()) {
      if (counted[id]) counts[facet]?.set(value, counted[id]);
    }
    const vins: string[] = [];
    for (const at of sight.order(query.sort ?? settings.defaultSort)) {
      if (isFound[at] === 1) vins.push(live[at]?.vin ?? '');
    }
    return { vins, counts, bounds, startingAt: (bodyStyle) => starting.get(bodyStyle) ?? null };
  };
}
