import { createRandom, pick } from '../../tests/support/listings/generate-listings.ts';
import { type Car, createCar, type Lot } from './car.ts';
import { type Body, CATALOGUE, type Model } from './catalog.ts';

export interface LotPlan extends Lot {
  readonly seed: number;
  /** Cars on the lot. */
  readonly count: number;
  /** Cars of the previous week that have been sold since. */
  readonly sold: number;
  /** Its first stock number. */
  readonly firstSerial: number;
  /** Weight of each body style. Defaults to 1. */
  readonly bodies: Readonly<Partial<Record<Body, number>>>;
  /** Weight of each make. Defaults to 1. */
  readonly makes: Readonly<Record<string, number>>;
}

export const LOTS = {
  'north-country': {
    seed: 1962,
    count: 60,
    sold: 3,
    firstSerial: 4100,
    stores: ['watertown'],
    franchises: {},
    shareNew: 0,
    shareCertified: 0,
    winter: true,
    bodies: {
      truck: 4,
      suv: 1.4,
      wagon: 2.5,
      sedan: 0.35,
      hatchback: 0.5,
      coupe: 0,
      convertible: 0,
      minivan: 0.6,
    },
    makes: { Subaru: 1.6, BMW: 0, Audi: 0, 'Mercedes-Benz': 0, Volvo: 0.3, Lexus: 0.3 },
  },
  lakeshore: {
    seed: 814,
    count: 400,
    sold: 9,
    firstSerial: 20_310,
    stores: ['erie', 'erie', 'meadville', 'jamestown', 'dunkirk'],
    franchises: {
      erie: ['Honda', 'Hyundai'],
      meadville: ['Chevrolet', 'Buick'],
      jamestown: ['Subaru'],
      dunkirk: ['Ford'],
    },
    shareNew: 0.45,
    shareCertified: 0.6,
    winter: false,
    bodies: { van: 1.2 },
    makes: {
      Honda: 1.6,
      Chevrolet: 1.6,
      Ford: 1.4,
      Subaru: 1.8,
      Hyundai: 1.4,
      BMW: 0.5,
      Audi: 0.5,
      'Mercedes-Benz': 0.5,
    },
  },
  summit: {
    seed: 484,
    count: 180,
    sold: 5,
    firstSerial: 7200,
    stores: ['allentown'],
    franchises: { allentown: ['Kia', 'Mazda'] },
    shareNew: 0.8,
    shareCertified: 0.6,
    winter: false,
    bodies: { truck: 0.4, van: 0.4, convertible: 1.6, coupe: 1.6 },
    makes: { Kia: 3, Mazda: 3, Volkswagen: 1.5, BMW: 1.4 },
  },
} as const satisfies Record<string, LotPlan>;

/** Creates a lot's current cars and those sold since the previous week. The result is always the same. */
export function createLot(plan: LotPlan): { readonly cars: readonly Car[]; readonly sold: readonly Car[] } {
  const random = createRandom(plan.seed);
  const weightOf = ({ body, make }: Model) => (plan.bodies[body] ?? 1) * (plan.makes[make] ?? 1);
  const choices = CATALOGUE.flatMap((model) =>
    Array.from({ length: Math.round(weightOf(model) * 10) }, () => model),
  );
  const all = Array.from({ length: plan.count + plan.sold }, (_, at) =>
    createCar(pick(random, choices), plan, plan.firstSerial + at, random),
  );
  return { cars: all.slice(0, plan.count), sold: all.slice(plan.count) };
}
