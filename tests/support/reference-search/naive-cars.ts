/**
 * The cars of the reference search, extracted once so that checking every car for every query takes acceptable time.
 */
import type { Audience } from '@rooftop/inventory/index/audience';
import {
  DEALS,
  FACETS,
  type Facet,
  type RangeName,
  type Sort,
  SORT_OPTIONS,
} from '@rooftop/inventory/index/query';
import type { SearchSettings } from '@rooftop/inventory/index/search';
import { colorFamily } from '@rooftop/inventory/color-family';
import { STANDARD_FEATURES } from '@rooftop/inventory/phrase/standard-features';
import { slugOf } from '@rooftop/inventory/slug';
import type { Listing } from '@rooftop/inventory/vehicle';

/** A number for each car. NaN for a car without one, which is in no range. */
export type Numbers = Float64Array;

/** The cars for sale in the order of their VINs, and their values, numbered. */
export interface NaiveCars {
  readonly live: readonly Listing[];
  /** By number. */
  readonly names: readonly { readonly facet: Facet; readonly value: string }[];
  readonly idOf: (facet: Facet, value: string) => number;
  /** The values of all cars in a row, without deals, which depend on the audience. */
  readonly values: Uint32Array;
  /** Where each car's values begin, plus one entry for the end of the last car's. */
  readonly starts: Uint32Array;
}

/** What one audience sees of them. */
export interface NaiveSight {
  readonly visible: readonly number[];
  readonly numbers: Readonly<Record<RangeName, Numbers>>;
  readonly deals: readonly (readonly number[])[];
  readonly order: (sort: Sort) => readonly number[];
}

const MONTH = 30 * 24 * 60 * 60 * 1000;

/** The standard names of a car's features. Seven seats or more are in three rows. */
export const standardFeaturesOf = ({ features, seats }: Listing): string[] =>
  STANDARD_FEATURES.filter(
    ({ label, pattern }) =>
      features.some((feature) => pattern.test(feature)) || (label === 'Third-row seat' && (seats ?? 0) >= 7),
  ).map(({ label }) => label);

/** The numbers of seats that a car has at least, of those that can be asked for. */
const seatsOf = ({ seats }: Listing): string[] =>
  [2, 3, 4, 5, 6, 7, 8, 9, 12, 15].filter((least) => (seats ?? 0) >= least).map(String);

function valuesOf(car: Listing): Record<Facet, string[]> {
  const given = (...values: (string | null)[]) => values.filter((value) => value !== null);
  return {
    condition: car.condition === 'new' ? ['new'] : car.isCertified ? ['used', 'certified'] : ['used'],
    bodystyle: given(car.bodyStyle),
    seats: seatsOf(car),
    'make-model': [slugOf(car.make), slugOf(`${car.make} ${car.model}`)],
    features: [...new Set([...car.features, ...standardFeaturesOf(car)].map(slugOf))],
    'great-deals': [],
    store: given(car.storeKey),
    drivetrain: given(car.drivetrain && slugOf(car.drivetrain)),
    fuel: given(car.fuelType && slugOf(car.fuelType)),
    transmission: given(car.transmission),
    color: given(car.exteriorColor && colorFamily(car.exteriorColor)),
  };
}

export function readCars(listings: readonly Listing[]): NaiveCars {
  const live = listings
    .filter((car) => car.status !== 'sold' && car.soldAt === null)
    .sort((a, b) => (a.vin < b.vin ? -1 : 1));
  const ids = new Map<string, number>();
  const names: { facet: Facet; value: string }[] = [];
  const idOf = (facet: Facet, value: string): number => {
    const key = `${facet} ${value}`;
    const id = ids.get(key) ?? names.length;
    if (id === names.length) {
      ids.set(key, id);
      names.push({ facet, value });
    }
    return id;
  };
  for (const deal of DEALS) idOf('great-deals', deal);
  const values = live.map((car) => {
    const own = valuesOf(car);
    return FACETS.flatMap((facet) => own[facet].map((value) => idOf(facet, value)));
  });
  const starts = new Uint32Array(live.length + 1);
  for (const [at, own] of values.entries()) starts[at + 1] = (starts[at] ?? 0) + own.length;
  return { live, names, idOf, values: Uint32Array.from(values.flat()), starts };
}

/**
 * The advertised price of a car as the rule says: the sale price, else the old one, plus what everybody pays at its
 * store.
 */
function advertised(car: Listing, { fees, storeFees }: SearchSettings['prices']): number {
  const own = car.storeKey === null ? undefined : storeFees[car.storeKey];
  const shown = car.salePrice ?? car.oldPrice ?? Number.NaN;
  return (own ?? fees).reduce((sum, fee) => sum + (fee.isMandatory ? fee.amount : 0), shown);
}

/** Compares cars for a sort: those without a value last, then by VIN, which is the order of the input. */
const byValue =
  (numbers: Numbers, direction: 1 | -1) =>
  (a: number, b: number): number => {
    const [left = Number.NaN, right = Number.NaN] = [numbers[a], numbers[b]];
    if (Number.isNaN(left) !== Number.isNaN(right)) return Number.isNaN(left) ? 1 : -1;
    return left === right || Number.isNaN(left) ? a - b : (left - right) * direction;
  };

/** Applies an audience's restrictions to the cars. */
export function seeCars(
  { live, values, starts, idOf }: NaiveCars,
  audience: Audience,
  { prices, premium, now = Date.now }: SearchSettings,
): NaiveSight {
  const isLocked = (car: Listing): boolean => {
    const isCertified = car.condition === 'used' && car.isCertified;
    const locks = [isCertified ? 'certified' : car.condition, 'search'] as const;
    return !audience.seesLockedPrices && locks.some((lock) => prices.locked.includes(lock));
  };
  const column = (read: (car: Listing) => number): Numbers => Float64Array.from(live, read);
  const price = column((car) => (isLocked(car) ? Number.NaN : advertised(car, prices)));
  const numbers = {
    price,
    payment: Float64Array.from(
      live,
      ({ year }, at) => audience.payment?.({ price: price[at] ?? 0, year }) ?? Number.NaN,
    ),
    mileage: column(({ mileage }) => mileage ?? Number.NaN),
    year: column(({ year }) => year),
  };
  // A panoramic moonroof is a sunroof too, and counts once.
  const names = [...new Set(live.flatMap((car) => car.features))];
  const implied = STANDARD_FEATURES.filter(({ label }) => premium.features.includes(slugOf(label)));
  const distinct = premium.features.filter(
    (feature) =>
      !implied.some(
        ({ label, pattern }) =>
          slugOf(label) !== feature && names.some((name) => slugOf(name) === feature && pattern.test(name)),
      ),
  );
  const premiums = new Set(distinct.map((feature) => idOf('features', feature)));
  const deals = live.map((car, at) => {
    const isFresh = car.priceDroppedAt !== null && now() - car.priceDroppedAt < MONTH;
    const isDrop = isFresh && !Number.isNaN(price[at]);
    const upgrades = values.subarray(starts[at], starts[at + 1]).filter((one) => premiums.has(one)).length;
    return [
      ...(isDrop ? [idOf('great-deals', 'price-drop')] : []),
      ...(upgrades >= premium.atLeast ? [idOf('great-deals', 'premium-upgrades')] : []),
    ];
  });
  const compared = { ...numbers, day: column(({ dateInStock }) => Date.parse(dateInStock)) };
  const orders = new Map<Sort, readonly number[]>();
  const order = (sort: Sort): readonly number[] => {
    const { column: name, isDescending } = SORT_OPTIONS[sort];
    const known = orders.get(sort) ?? [...live.keys()].sort(byValue(compared[name], isDescending ? -1 : 1));
    orders.set(sort, known);
    return known;
  };
  const visible = [...live.keys()].filter((at) => audience.seesPrivate || live[at]?.isPrivate === false);
  return { visible, numbers, deals, order };
}
