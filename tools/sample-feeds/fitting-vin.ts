/** VINs that say of an invented car what its maker would say, by the public tables (packages/vin). */
import type { BodyStyle } from '@rooftop/illustration/body-styles';
import { readBodyStyle } from '@rooftop/inventory/feeds/words/body-style-words';
import { completeFromVin } from '@rooftop/vin/complete-from-vin';
import { createVin } from '@rooftop/vin/create-vin';
import { decodeVin } from '@rooftop/vin/decode-vin';
import { type VinRule, rulesOf, vinTable } from '@rooftop/vin/vin-table';
import { createRandom, pick } from '../../tests/support/listings/generate-listings.ts';
import type { Car } from './car.ts';
import { BODIES, doorsOf } from './catalog.ts';

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const DIGITS = '0123456789';
const CHARACTERS = LETTERS + DIGITS;
/** From this model year on, a VIN's seventh character is a letter. */
const FIRST_LETTER_YEAR = 2010;
/** Invented: no maker has it, so that no real car has the VIN. */
const PLANT = 'Z';
const TRIES = 300;

type Described = Pick<Car, 'model' | 'year' | 'trim' | 'engine' | 'drivetrain'>;

/** The characters that each of the five places of a pattern allows. Null if it says something of later places. */
function placesOf(pattern: string): readonly string[] | null {
  if (pattern.includes('|')) return null;
  const signs = pattern.match(/\[[^\]]+\]|./g) ?? [];
  return Array.from({ length: 5 }, (_, at) => allowed(signs[at] ?? '*'));
}

function allowed(sign: string): string {
  if (sign === '*') return CHARACTERS;
  if (sign === '#') return DIGITS;
  const set = sign.replaceAll(/[[\]]/g, '').replaceAll(/(.)-(.)/g, (_range, from: string, to: string) =>
    CHARACTERS.split('')
      .filter((one) => one >= from && one <= to)
      .join(''),
  );
  return CHARACTERS.split('')
    .filter((one) => set.includes(one))
    .join('');
}

/** The characters that both allow, by place. Null if there are none for one of them. */
function both(one: readonly string[], other: readonly string[]): readonly string[] | null {
  const common = one.map((characters, at) =>
    characters
      .split('')
      .filter((each) => other[at]?.includes(each))
      .join(''),
  );
  return common.includes('') ? null : common;
}

const isTrim = (decoded: string, trim: string): boolean =>
  decoded.toLowerCase().startsWith(trim.toLowerCase());

const bodyOf = (body: Described['model']['body']): BodyStyle | null => {
  const read = readBodyStyle(BODIES[body]);
  return 'value' in read ? (read.value ?? null) : null;
};

/** How well a VIN fits the car. Null if it means another car. */
function fitOf(vin: string, { model, year, trim, engine, drivetrain }: Described): number | null {
  const facts = decodeVin(vin);
  const bodyStyle = bodyOf(model.body);
  const stated = {
    bodyStyle,
    doors: doorsOf(model.body),
    engine: engine.name,
    fuelType: engine.fuel,
    drivetrain: asDriven(drivetrain),
  };
  const { remarks } = completeFromVin({ year, make: model.make, model: model.name, ...stated }, facts);
  const isOther = facts.model === null || remarks.some(({ field }) => /^(?:year|make|model)$/.test(field));
  if (isOther) return null;
  const hasTrim = facts.trims.some((name) => isTrim(name, trim.name));
  return (
    (facts.bodyStyle === bodyStyle ? 8 : 0) +
    (hasTrim ? 2 : 0) +
    (facts.fuelType?.toLowerCase() === engine.fuel.toLowerCase() ? 1 : 0) -
    3 * remarks.length
  );
}
const asDriven = (name: string): 'AWD' | '4WD' | 'FWD' | 'RWD' | null =>
  (['AWD', '4WD', 'FWD', 'RWD'] as const).find((one) => one === name) ?? null;

const BEST_FIT = 11;
/** The body is right, and nothing else is wrong. */
const GOOD_FIT = 8;

/** The make's manufacturers, that of the catalog first. */
function makersOf({ model }: Described): readonly string[] {
  const ofMake = [...vinTable().manufacturers].filter(([, { makes }]) => makes.includes(model.make));
  return [...new Set([model.wmi, ...ofMake.map(([maker]) => maker)])];
}

/** The patterns of those values that the car has, by element: model, body, trim, engine. */
function patternsFor(
  { model, trim, engine }: Described,
  rules: readonly VinRule[],
): readonly (readonly string[])[] {
  const [liters = ''] = /^\d\.\d/.exec(engine.name) ?? [];
  const body = bodyOf(model.body);
  const isHybrid = engine.fuel.endsWith('Hybrid');
  const has: readonly (readonly [string, (value: string) => boolean])[] = [
    ['M', (value) => value.startsWith(`${model.make}|`) || value.startsWith('Dodge|')],
    ['B', (value) => value === body],
    ['D', (value) => value === String(doorsOf(model.body))],
    ['L', (value) => value === liters],
    ['F', (value) => engine.fuel === value || (isHybrid && /Gasoline|Electric/.test(value))],
    ['G', (value) => isHybrid && /Gasoline|Electric/.test(value)],
    ['T', (value) => value.split(';').some((name) => isTrim(name, trim.name))],
  ];
  return has.map(([element, isOurs]) =>
    rules
      .filter((rule) => rule.element === element && isOurs(rule.value))
      .flatMap(({ patterns }) => patterns),
  );
}

/** The described characters of a VIN that matches a pattern of each list, as far as they go together. */
function describe(
  lists: readonly (readonly string[])[],
  open: readonly string[],
  random: () => number,
): string {
  let places = open;
  for (const patterns of lists) {
    if (patterns.length === 0) continue;
    const pattern = placesOf(pick(random, patterns));
    // A rule of another model may not go together with this one's.
    places = (pattern && both(places, pattern)) ?? places;
  }
  return places.map((characters) => pick(random, characters.split(''))).join('');
}

/**
 * A VIN with an invented plant and serial number that the public tables decode to this car. Null if they don't know
 * the model in this year.
 */
export function fittingVin(car: Described, serial: number): string | null {
  const random = createRandom(serial);
  const seventh = car.year >= FIRST_LETTER_YEAR ? LETTERS : DIGITS;
  const open = Array.from({ length: 5 }, (_, at) => (at === 3 ? seventh : CHARACTERS));
  let best: { readonly vin: string; readonly fit: number } | null = null;
  for (const maker of makersOf(car)) {
    const lists = patternsFor(car, rulesOf(maker, car.year));
    for (let tried = 0; tried < TRIES && lists[0]?.length !== 0 && best?.fit !== BEST_FIT; tried += 1) {
      const described = describe(lists, open, random);
      const vin = createVin({ maker, described, year: car.year, plant: PLANT, serial });
      const fit = fitOf(vin, car);
      if (fit !== null && (best === null || fit > best.fit)) best = { vin, fit };
    }
    if (best !== null && best.fit >= GOOD_FIT) break;
  }
  return best?.vin ?? null;
}
