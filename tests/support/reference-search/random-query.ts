import { colorFamily } from '@rooftop/inventory/color-family';
import { DEALS, type Facet, type Range, type SearchQuery, SORTS } from '@rooftop/inventory/index/query';
import { slugOf } from '@rooftop/inventory/slug';
import { pick } from '../listings/generate-listings.ts';
import type { Listing } from '@rooftop/inventory/vehicle';

/** A car's values of a facet, as spelled in URLs. */
const VALUES: Record<Facet, (car: Listing) => readonly (string | null)[]> = {
  condition: ({ condition }) => [condition, 'certified'],
  bodystyle: ({ bodyStyle }) => [bodyStyle],
  seats: ({ seats }) => (seats === null ? [] : [String(seats)]),
  'make-model': ({ make, model }) => [slugOf(make), slugOf(`${make} ${model}`)],
  features: ({ features }) => features.map(slugOf),
  'great-deals': () => DEALS,
  store: ({ storeKey }) => [storeKey],
  drivetrain: ({ drivetrain }) => [drivetrain && slugOf(drivetrain)],
  fuel: ({ fuelType }) => [fuelType && slugOf(fuelType)],
  transmission: ({ transmission }) => [transmission],
  color: ({ exteriorColor }) => [exteriorColor && colorFamily(exteriorColor)],
};
const FACETS: readonly Facet[] = [
  'condition',
  'bodystyle',
  'seats',
  'make-model',
  'features',
  'great-deals',
  'store',
  'drivetrain',
  'fuel',
  'transmission',
  'color',
];

/** Puts a typo into a word. */
function slip(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 1));
  return pick(random, [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at - 1) + word.slice(at),
    word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1),
    `${word.slice(0, at)}q${word.slice(at + 1)}`,
  ]);
}

const WORDS =
  `suv; truck; convertible; awd; leather; gray; zzzz; new; roof; sport; blue; bluet; premium; limited; moonroof; camera`
    .split(';')
    .map((word) => word.trim());

function randomKeyword(car: Listing, random: () => number): string {
  const words = () =>
    pick(random, [
      car.make,
      car.model,
      `${car.year}`,
      `${car.trim}`,
      pick(random, WORDS),
      car.make.slice(0, 3),
      slip(car.make, random),
      slip(car.model, random),
      car.vin.slice(-6),
      car.vin.slice(-8),
      car.vin.slice(0, 7),
      car.stockNumber ?? 'none',
      `${car.exteriorColor}`.toUpperCase(),
    ]);
  return random() < 0.5 ? words() : `${words()} ${words()}`;
}

function randomRange(around: number, spread: number, random: () => number): Range {
  const min = random() < 0.5 ? null : Math.max(Math.round(around - random() * spread), 0);
  const max = random() < 0.3 ? null : Math.round(around + random() * spread);
  return { min, max };
}

/** A query like a shopper's, mostly about cars that exist. */
export function randomQuery(listings: readonly Listing[], random: () => number): SearchQuery {
  const car = () => pick(random, listings);
  const filters: { [facet in Facet]?: string[] } = {};
  for (let left = Math.floor(random() ** 2 * 5); left > 0; left -= 1) {
    const facet = pick(random, FACETS);
    const several = Array.from({ length: random() < 0.6 ? 1 : 3 }, () => VALUES[facet](car()));
    const values = several.flatMap((some) => (some.length === 0 ? [] : [pick(random, some)]));
    filters[facet] = [...new Set(values.filter((value) => value !== null))];
  }
  const unwanted = pick(random, FACETS);
  const excluded =
    random() < 0.9 ? {} : { [unwanted]: VALUES[unwanted](car()).filter((value) => value !== null) };
  const near = car();
  const price = near.salePrice ?? 2_000_000;
  return {
    filters,
    excluded,
    ranges: {
      ...(random() < 0.2 && { price: randomRange(price, 800_000, random) }),
      ...(random() < 0.15 && { mileage: randomRange(near.mileage ?? 0, 40_000, random) }),
      ...(random() < 0.15 && { year: randomRange(near.year, 4, random) }),
      ...(random() < 0.1 && { payment: randomRange(price / 70, 10_000, random) }),
    },
    keyword: random() < 0.2 ? randomKeyword(near, random) : null,
    sort: random() < 0.3 ? null : pick(random, SORTS),
    page: random() < 0.7 ? 1 : 1 + Math.floor(random() * 5),
  };
}
