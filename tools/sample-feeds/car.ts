import { pick } from '../../tests/support/listings/generate-listings.ts';
import { createVin } from '@rooftop/vin/create-vin';
import type { Engine, Model, Trim } from './catalog.ts';
import { equip } from './equipment.ts';
import { fittingVin } from './fitting-vin.ts';
import { interiors, paintsOf } from './paints.ts';

/** A car on the lot of a shipped dealership. Prices are in dollars. */
export interface Car {
  readonly vin: string;
  readonly stock: string;
  readonly isNew: boolean;
  readonly isCertified: boolean;
  readonly year: number;
  readonly model: Model;
  readonly trim: Trim;
  readonly drivetrain: string;
  readonly engine: Engine;
  readonly mileage: number;
  readonly paint: string;
  readonly interior: string;
  /** 0 means call for price. */
  readonly price: number;
  /** Previous price according to the feed. Null if the feed has none. */
  readonly oldPrice: number | null;
  /** For new cars only. */
  readonly msrp: number | null;
  /** Price in the previous week's feed. Null if unchanged. */
  readonly earlierPrice: number | null;
  readonly features: readonly string[];
  readonly store: string;
  readonly dateInStock: string;
  readonly status: 'Available' | 'Sale Pending' | 'In Transit';
  readonly isPrivate: boolean;
}

/** Date of the shipped inventories. */
const SEED_DAY = Date.UTC(2026, 10, 20);
const DAY_MS = 86_400_000;
const MODEL_YEAR = 2026;
const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'.split('');
const MILES_A_YEAR = 11_500;

/** A VIN with a serial number from an invented plant, for a car that the public tables don't know. */
function unknownVin(maker: string, year: number, serial: number, random: () => number): string {
  const described = Array.from({ length: 5 }, () => pick(random, VIN_LETTERS)).join('');
  return createVin({ maker, described, year, plant: 'Z', serial });
}

/** Rounds to dollars with endings that dealers like. */
const round = (dollars: number, random: () => number): number =>
  Math.max(Math.round(dollars / 500) * 500, 3500) - pick(random, [5, 5, 10, 12, 105]);

function priceUsed({
  trim,
  model,
  year,
  mileage,
  engine,
}: Pick<Car, 'trim' | 'model' | 'year' | 'mileage' | 'engine'>) {
  const age = Math.max(MODEL_YEAR - year, 0) + 0.6;
  const electric = engine.fuel === 'Electric' ? 0.93 : 1;
  const newThen = trim.msrp * 0.985 ** (MODEL_YEAR - year);
  const beyond = (mileage - age * MILES_A_YEAR) / 100_000;
  return newThen * 0.93 * electric * model.keeps ** age * (1 - Math.min(Math.max(beyond * 0.4, -0.12), 0.5));
}

export interface Lot {
  readonly stores: readonly string[];
  /** Makes that each store sells new. */
  readonly franchises: Readonly<Record<string, readonly string[]>>;
  readonly shareNew: number;
  readonly shareCertified: number;
  /** Whether cars come with block heaters and all-wheel drive is preferred. */
  readonly winter: boolean;
}

/** Creates a plausible car of this model for this lot. */
export function createCar(model: Model, lot: Lot, serial: number, random: () => number): Car {
  const home = lot.stores.find((name) => lot.franchises[name]?.includes(model.make));
  const store = home !== undefined && random() < 0.7 ? home : pick(random, lot.stores);
  const franchise = lot.franchises[store] ?? [];
  const isFranchise = franchise.includes(model.make);
  const isNew = isFranchise && model.to >= MODEL_YEAR && random() < lot.shareNew;
  const newest = Math.min(model.to, MODEL_YEAR - 1);
  const year = isNew ? MODEL_YEAR : Math.max(model.from, newest - Math.floor(random() ** 1.3 * 9));
  const age = MODEL_YEAR - year;
  const mileage = isNew
    ? 3 + Math.floor(random() * 20)
    : Math.floor((age + 0.3 + random() * 0.5) * MILES_A_YEAR * (0.55 + random() * 0.9));
  const level = Math.min(Math.floor(random() * model.trims.length * 1.05), model.trims.length - 1);
  const trim = model.trims[level] ?? pick(random, model.trims);
  const engine = pick(random, model.engines);
  const powered = model.drivetrains.filter((name) => name !== 'FWD' && name !== 'RWD');
  const drivetrain = pick(random, lot.winter && powered.length > 0 ? powered : model.drivetrains);
  const car = { trim, model, year, mileage, engine };
  const price = isNew ? round(trim.msrp * (0.955 + random() * 0.045), random) : round(priceUsed(car), random);
  const isCalled = random() < 0.035;
  const isDropped = !isCalled && random() < 0.12;
  const wasDearer = !isNew && !isCalled && !isDropped && random() < 0.07;
  const cut = pick(random, [300, 500, 500, 800, 1000, 1500]);
  const isInTransit = random() < 0.035;
  const days = isInTransit ? 0 : Math.floor(random() ** 1.7 * 110);
  // Always takes the same random numbers, so that the rest of the car does not depend on the tables.
  const invented = unknownVin(model.wmi, year, serial, random);
  return {
    ...car,
    vin: fittingVin({ ...car, drivetrain }, serial) ?? invented,
    stock: `${isNew ? 'N' : 'U'}${store.charAt(0).toUpperCase()}${serial}${!isNew && random() < 0.2 ? 'A' : ''}`,
    isNew,
    isCertified: !isNew && isFranchise && age <= 5 && mileage < 70_000 && random() < lot.shareCertified,
    drivetrain,
    paint: pick(random, paintsOf(model.make)),
    interior: pick(random, interiors),
    price: isCalled ? 0 : price,
    oldPrice: wasDearer ? price + cut : null,
    msrp: isNew ? trim.msrp : null,
    earlierPrice: isDropped ? price + cut : null,
    features: equip(model, { year, trim: level, drivetrain, fuel: engine.fuel }, random, lot.winter),
    store,
    dateInStock: new Date(SEED_DAY - days * DAY_MS).toISOString().slice(0, 10),
    status: isInTransit ? 'In Transit' : random() < 0.04 ? 'Sale Pending' : 'Available',
    isPrivate: !isNew && random() < 0.03,
  };
}
