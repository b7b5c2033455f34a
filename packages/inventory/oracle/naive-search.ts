/**
 * What a search should find, by looking at every car: written from the rules alone, without any code of the index,
 * so that the two can be compared.
 */
import type { Audience } from '../index/audience.ts';
import { FACETS, type Facet, RANGES, type RangeName, type SearchQuery } from '../index/query.ts';
import type { SearchSettings } from '../index/search.ts';
import { colorFamily } from '../color-family.ts';
import { slugOf } from '../slug.ts';
import { type BodyStyle, type Listing, shownPrice } from '../vehicle.ts';
import { createKeywordTest } from './naive-keyword.ts';

type Filter = Facet | RangeName | 'keyword';

export interface NaiveResult {
  readonly vins: readonly string[];
  readonly counts: Readonly<Record<string, ReadonlyMap<string, number>>>;
  readonly bounds: Readonly<Record<string, { min: number; max: number } | null>>;
  readonly startingAt: (bodyStyle: BodyStyle) => number | null;
}

const MONTH = 30 * 24 * 60 * 60 * 1000;

function valuesOf(car: Listing): Record<Facet, string[]> {
  const given = (...values: (string | null)[]) => values.filter((value) => value !== null);
  return {
    condition: car.condition === 'new' ? ['new'] : car.isCertified ? ['used', 'certified'] : ['used'],
    bodystyle: given(car.bodyStyle),
    'make-model': [slugOf(car.make), slugOf(`${car.make} ${car.model}`)],
    features: [...new Set(car.features.map(slugOf))],
    'great-deals': [],
    store: given(car.storeKey),
    drivetrain: given(car.drivetrain && slugOf(car.drivetrain)),
    fuel: given(car.fuelType && slugOf(car.fuelType)),
    transmission: given(car.transmission),
    color: given(car.exteriorColor && colorFamily(car.exteriorColor)),
  };
}

/** Compares cars as a sort wants them: no value last, then by VIN. */
function byValue(value: (car: Listing) => number | null, direction: 1 | -1) {
  return (a: Listing, b: Listing): number => {
    const [left, right] = [value(a), value(b)];
    if (left === null && right !== null) return 1;
    if (left !== null && right === null) return -1;
    if (left !== null && right !== null && left !== right) return (left - right) * direction;
    return a.vin < b.vin ? -1 : 1;
  };
}

/** Prepares an inventory, and searches it by hand. */
export function createNaiveSearch(
  listings: readonly Listing[],
  { defaultSort, premium, now = Date.now }: SearchSettings,
) {
  const live = listings.filter((car) => car.status !== 'sold' && car.soldAt === null);
  const cars = live.map((car) => ({ car, values: valuesOf(car) }));
  const keywordTest = createKeywordTest(live);

  return (query: SearchQuery, audience: Audience): NaiveResult => {
    const priceOf = (car: Listing): number | null =>
      !audience.seesLockedPrices && audience.isPriceLocked(car) ? null : shownPrice(car);
    const paymentOf = (car: Listing): number | null => {
      const price = priceOf(car);
      return price === null ? null : audience.payment({ price, year: car.year });
    };
    const numberOf: Record<RangeName, (car: Listing) => number | null> = {
      price: priceOf,
      payment: paymentOf,
      mileage: ({ mileage }) => mileage,
      year: ({ year }) => year,
    };
    const dealsOf = (car: Listing, features: string[]): string[] => {
      const deals = [];
      const isFresh = car.priceDroppedAt !== null && now() - car.priceDroppedAt < MONTH;
      const isLocked = !audience.seesLockedPrices && audience.isPriceLocked(car);
      if (isFresh && !isLocked && shownPrice(car) !== null) deals.push('price-drop');
      if (features.filter((one) => premium.features.includes(one)).length >= premium.atLeast) {
        deals.push('premium-upgrades');
      }
      return deals;
    };
    const matchesKeyword = query.keyword === null ? () => true : keywordTest(query.keyword, priceOf);

    const found: Listing[] = [];
    const counts: Record<string, Map<string, number>> = {};
    const bounds: Record<string, { min: number; max: number } | null> = {};
    const starting = new Map<string, number>();
    for (const facet of FACETS) counts[facet] = new Map();
    for (const name of RANGES) bounds[name] = null;

    for (const { car, values: own } of cars) {
      if (car.isPrivate && !audience.seesPrivate) continue;
      const values = { ...own, 'great-deals': dealsOf(car, own.features) };
      const failed: Filter[] = [];
      for (const facet of FACETS) {
        const wanted = query.filters[facet] ?? [];
        if (wanted.length === 0) continue;
        const has = (value: string) => values[facet].includes(value);
        if (!(facet === 'features' ? wanted.every(has) : wanted.some(has))) failed.push(facet);
      }
      for (const name of RANGES) {
        const { min = null, max = null } = query.ranges[name] ?? {};
        if (min === null && max === null) continue;
        const value = numberOf[name](car);
        if (value === null || value < (min ?? value) || value > (max ?? value)) failed.push(name);
      }
      if (!matchesKeyword(car)) failed.push('keyword');

      const passesBut = (filter: Filter): boolean =>
        failed.length === 0 || (failed.length === 1 && failed[0] === filter);
      if (failed.length === 0) found.push(car);
      for (const facet of FACETS) {
        if (!(facet === 'features' ? failed.length === 0 : passesBut(facet))) continue;
        for (const value of values[facet]) counts[facet]?.set(value, (counts[facet]?.get(value) ?? 0) + 1);
      }
      for (const name of RANGES) {
        const value = numberOf[name](car);
        if (value === null || !passesBut(name)) continue;
        const known = bounds[name] ?? { min: value, max: value };
        bounds[name] = { min: Math.min(known.min, value), max: Math.max(known.max, value) };
      }
      const price = priceOf(car);
      if (price !== null && car.bodyStyle !== null && passesBut('bodystyle')) {
        starting.set(car.bodyStyle, Math.min(starting.get(car.bodyStyle) ?? price, price));
      }
    }

    const inStock = (car: Listing) => Date.parse(car.dateInStock);
    const compare = {
      newest: byValue(inStock, -1),
      oldest: byValue(inStock, 1),
      mileage: byValue(({ mileage }) => mileage, 1),
      year: byValue(({ year }) => year, -1),
      priceHigh: byValue(priceOf, -1),
      priceLow: byValue(priceOf, 1),
    }[query.sort ?? defaultSort];
    return {
      vins: found.sort(compare).map(({ vin }) => vin),
      counts,
      bounds,
      startingAt: (bodyStyle) => starting.get(bodyStyle) ?? null,
    };
  };
}
