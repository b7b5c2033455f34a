/** Plausible inventories for tests and benchmarks. The same seed gives the same cars. */
import { LISTING_CATALOG, FEATURES, PAINTS } from './catalog.ts';
import type { Listing } from '@rooftop/inventory/vehicle';
import { createVin } from '@rooftop/vin/create-vin';

/** Pseudorandom numbers from 0 up to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks one of several values. */
export function pick<T>(random: () => number, from: readonly [T, ...T[]] | readonly T[]): T {
  const chosen = from[Math.floor(random() * from.length)];
  if (chosen === undefined) throw new RangeError('Nothing to pick from');
  return chosen;
}

/** The date of generated inventories. */
export const TODAY = Date.UTC(2026, 10, 21);
const DAY_MS = 86_400_000;
const THIS_YEAR = 2026;

const VIN_CHARACTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'.split('');
const PLANTS = 'ABCDEFGHKLMNPR'.split('');

function randomVin(maker: string, year: number, serial: number, random: () => number): string {
  const described = Array.from({ length: 5 }, () => pick(random, VIN_CHARACTERS)).join('');
  return createVin({ maker, described, year, plant: pick(random, PLANTS), serial });
}

/** The value of a car in cents by age and mileage, ending in digits that dealers like. */
function worth(dollars: number, age: number, mileage: number, random: () => number): number {
  const left = dollars * 0.9 ** age * (1 - Math.min(mileage / 400_000, 0.5)) * (0.9 + random() * 0.2);
  return (Math.max(Math.round(left / 500) * 500, 2000) - pick(random, [1, 5, 10, 12, 205])) * 100;
}

function createListing(serial: number, random: () => number, stores: readonly string[]): Listing {
  const from = pick(random, LISTING_CATALOG);
  const isNew = random() < 0.12;
  const year = isNew ? THIS_YEAR : THIS_YEAR - Math.floor(random() ** 1.5 * 14);
  const age = THIS_YEAR - year;
  const mileage = isNew
    ? Math.floor(random() * 60)
    : Math.floor((age + random()) * 11_000 * (0.5 + random()));
  const trim = pick(random, from.trims);
  const price = worth(from.price * (1 + from.trims.indexOf(trim) * 0.09), age, mileage, random);
  const dropped = random() < 0.25;
  const isSold = random() < 0.04;
  return {
    vin: randomVin(from.wmi, year, serial, random),
    stockNumber:
      random() < 0.97 ? `${isNew ? 'N' : 'U'}${10_000 + serial}${random() < 0.1 ? 'A' : ''}` : null,
    condition: isNew ? 'new' : 'used',
    isCertified: !isNew && age < 6 && random() < 0.2,
    year,
    make: from.make,
    model: from.model,
    trim: random() < 0.95 ? trim : null,
    bodyStyle: random() < 0.98 ? from.bodyStyle : null,
    mileage: random() < 0.98 ? mileage : null,
    drivetrain: random() < 0.96 ? pick(random, from.drivetrains) : null,
    engine: null,
    fuelType: pick(random, from.fuels),
    mpgCity: 15 + Math.floor(random() * 20),
    mpgHighway: 22 + Math.floor(random() * 20),
    transmission: random() < 0.94 ? 'automatic' : pick(random, ['manual', null]),
    exteriorColor: random() < 0.97 ? pick(random, PAINTS) : null,
    interiorColor: pick(random, ['Black', 'Gray', 'Beige', null]),
    doors: from.bodyStyle === 'coupes' ? 2 : 4,
    seats: from.seats,
    features: FEATURES.filter(() => random() < 0.35),
    description: null,
    salePrice: random() < 0.94 ? price : null,
    oldPrice: dropped ? price + 50_000 + Math.floor(random() * 20) * 10_000 : null,
    listPrice: isNew ? from.price * 100 : null,
    photos: [],
    manufacturerPhotos: [],
    storeKey: random() < 0.98 ? pick(random, stores) : null,
    dateInStock: new Date(TODAY - Math.floor(random() ** 2 * 200) * DAY_MS).toISOString().slice(0, 10),
    status: isSold ? 'sold' : pick(random, ['available', 'available', 'available', 'pending', 'coming-soon']),
    isPrivate: random() < 0.05,
    // Derived from the serial number, because another random number would change all following cars.
    titleStatus: serial % 17 === 0 ? 'branded' : serial % 5 === 0 ? null : 'clean',
    isAdvertised: serial % 23 !== 0,
    priceDroppedAt: dropped ? TODAY - Math.floor(random() * 60 * DAY_MS) : null,
    soldAt: isSold ? TODAY - DAY_MS : null,
    featured: null,
    note: null,
  };
}

/** Generates an inventory with unique, valid VINs, up to 999,999 cars. */
export function generateListings(
  count: number,
  seed = 1,
  stores: readonly string[] = ['erie', 'meadville', 'jamestown', 'ashtabula'],
): readonly Listing[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, serial) => createListing(serial, random, stores));
}
