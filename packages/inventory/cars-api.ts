/** Requests and answers of `/api/desk/cars/<dealership>`, also for the browser: the dealership's cars for its staff. */
import { z } from 'zod';
import { overrideChangeShape } from './overrides.ts';

export { MAX_NOTE_LENGTH, type OverrideChange, overrideChangeShape } from './overrides.ts';

/** Where a car stands. A sold car stays in the list, because what staff say of it counts again if it returns. */
export const CAR_STATES = ['shown', 'private', 'hidden', 'sold'] as const;
export type CarState = (typeof CAR_STATES)[number];

/** `notInAds` are shown cars that a feed to Google or Meta leaves out. */
export const CAR_FILTERS = ['all', ...CAR_STATES, 'notInAds', 'featured'] as const;
export type CarFilter = (typeof CAR_FILTERS)[number];

/** Cars on a page of the list. */
export const CARS_PER_PAGE = 50;

export const carsRequestShape = z.object({
  /** Words of stock number, VIN, year, make, model and trim. */
  q: z.string().trim().max(100).default(''),
  filter: z.enum(CAR_FILTERS).default('all'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type CarsRequest = z.infer<typeof carsRequestShape>;

const cents = z.number().int();
const moment = z.iso.datetime();

const listedCarShape = z.object({
  vin: z.string(),
  /** `2022 Hyundai Tucson SE`. */
  name: z.string(),
  stockNumber: z.string().nullable(),
  /** Path of its page, without the language. The website finds a car by the VIN in it. */
  path: z.string(),
  /** The advertised price, in cents. Null for "Call for pricing". */
  price: cents.nullable(),
  /** Whole days since it came into stock; of a sold car, until it was sold. */
  daysOnLot: z.number().int().nonnegative(),
  state: z.enum(CAR_STATES),
  /** Why it is not shown to everybody, as a sentence. Null if it is. */
  why: z.string().nullable(),
  /** How many of the dealership's feeds to Google and Meta leave it out. 0 if it has none. */
  leftOutOf: z.number().int(),
  /** URL of its picture on the website: a drawing if it has no photo there. */
  picture: z.string().nullable(),
  /** Its place among the featured cars, from 1. */
  featured: z.number().int().nullable(),
});
export type ListedCar = z.infer<typeof listedCarShape>;

export const carsAnswerShape = z.object({
  cars: z.array(listedCarShape),
  /** Cars that the search and the filter find. */
  total: z.number().int(),
  /** Cars of each filter, whatever is searched for. */
  counts: z.record(z.enum(CAR_FILTERS), z.number().int()),
  /** Rows of the last imports that became no car, and why. */
  leftOutRows: z.array(z.object({ line: z.number().int(), reason: z.string() })),
});
export type CarsAnswer = z.infer<typeof carsAnswerShape>;

export const carAnswerShape = listedCarShape.extend({
  timeZone: z.string(),
  mayEdit: z.boolean(),
  /** URL of its page on the website. Null if it has none. */
  page: z.string().nullable(),
  /** Its photos from allowed hosts. The API sends those without a URL by their names, because the website does not. */
  photos: z.array(z.object({ name: z.string(), url: z.string().nullable() })),
  /** Facts as the website says them, with their names. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** What its price is made of, in the website's words. Null for a sold car, and without a price. */
  statement: z
    .object({
      /** The vehicle, and each fee that everybody pays, with who keeps it. */
      lines: z.array(z.object({ label: z.string(), amount: z.string() })),
      total: z.string(),
      before: z.string().nullable(),
      /** What the price does not include. */
      note: z.string(),
      /** Who sees the price. */
      audience: z.string(),
    })
    .nullable(),
  isHidden: z.boolean(),
  /** Whether staff made it private. */
  isMadePrivate: z.boolean(),
  /** Whether its feed says that it is private. Staff cannot change that. */
  isPrivateByFeed: z.boolean(),
  note: z.object({ en: z.string().nullable(), es: z.string().nullable() }),
  /** The dealership's feeds to Google and Meta, and why each leaves the car out. */
  ads: z.array(z.object({ feed: z.string(), why: z.string().nullable() })),
  /** What somebody should look at, as sentences. */
  remarks: z.array(z.string()),
  /** What imports and staff changed, and what was advertised, the newest first. */
  history: z.array(z.object({ at: moment, text: z.string() })),
});
export type CarAnswer = z.infer<typeof carAnswerShape>;

/** Body of `PUT /api/desk/cars/<dealership>/<VIN>`. */
export const carChangeShape = overrideChangeShape;

export const carsRefusalShape = z.object({ message: z.string() });
