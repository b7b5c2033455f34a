import type { BodyStyle } from '@rooftop/illustration/body-styles';
import { fixCase } from '@rooftop/inventory/feeds/words/names';

/** Which look-up table has an element's values, and the letter that stands for it in the file. */
export interface Element {
  readonly code: 'M' | 'B' | 'S' | 'T' | 'D' | 'C' | 'L' | 'F' | 'G' | 'E';
  readonly table?: 'Model' | 'BodyStyle' | 'FuelType' | 'EngineConfiguration';
}

/** Names by ID. */
export type LookUps = Readonly<Record<NonNullable<Element['table']>, ReadonlyMap<string, string>>>;

/** By vPIC's number of the element. */
export const ELEMENTS: Readonly<Record<number, Element>> = {
  5: { code: 'B', table: 'BodyStyle' },
  9: { code: 'C' },
  13: { code: 'L' },
  14: { code: 'D' },
  24: { code: 'F', table: 'FuelType' },
  28: { code: 'M', table: 'Model' },
  34: { code: 'S' },
  38: { code: 'T' },
  64: { code: 'E', table: 'EngineConfiguration' },
  66: { code: 'G', table: 'FuelType' },
};

/** vPIC's body classes, the most specific first. Chassis, buses and other bodies are none of a dealer's styles. */
const BODIES: readonly (readonly [RegExp, BodyStyle | null])[] = [
  [
    /^incomplete|tractor|bus|motorhome|apparatus|ambulance|sweeper|trailer|motorcycle|off-road|^truck$/i,
    null,
  ],
  [/cargo van|step van/i, 'commercial'],
  [/minivan|^van$/i, 'minivans'],
  [/pickup|\bSUT\b/i, 'trucks'],
  [/sport utility|crossover/i, 'suvs'],
  [/convertible|roadster/i, 'convertibles'],
  [/wagon/i, 'wagons'],
  [/hatchback/i, 'hatchbacks'],
  [/coupe/i, 'coupes'],
  [/sedan|limousine/i, 'sedans'],
];

/** vPIC's fuels as our feeds name them. */
const FUELS: readonly (readonly [RegExp, string])[] = [
  [/flexible|E85|E100|M85/i, 'Flex Fuel'],
  [/gasoline/i, 'Gasoline'],
  [/diesel/i, 'Diesel'],
  [/electric/i, 'Electric'],
  [/fuel cell|hydrogen/i, 'Hydrogen'],
  [/natural gas|petroleum gas/i, 'Natural Gas'],
];

const MEANINGLESS = /not identified|not available|not applicable|\bTBD\b|^N\/?A$|unknown|^D[A-Z]\d$|^w\//i;

const clean = (text: string): string =>
  MEANINGLESS.test(text) ? '' : calmCase(text.replaceAll(/[\s;]+/g, ' ').trim());

/** `TOURING` as `Touring`. Other spellings are the maker's own: `quattro`, `328i`. */
export const calmCase = (text: string): string => (text === text.toUpperCase() ? fixCase(text) : text);

/** Words after a comma that belong to the trim before it: a gearbox or a package. */
const ADDITION = /^(?:[MA]T\b|CVT\b|w\/|with\b|\d)/i;

/** vPIC joins the trims that a VIN cannot tell apart: `SE/SEL`, `LX, LXS`. `R/T` and `L, MT` are one trim. */
export function trimsOf(text: string): readonly string[] {
  const american = text.replaceAll(/[,/]?[^,/]*\(Canada\)/g, '');
  const isList = !/\([^)]*[,/]/.test(american);
  const byComma = american.split(/\s*,\s*/);
  const parts = isList && !byComma.slice(1).some((part) => ADDITION.test(part)) ? byComma : [american];
  const trims = parts.flatMap((part) => {
    const bySlash = part.split(/\s*\/\s*/);
    const isName = bySlash.length === 2 && bySlash.some((word) => word.length < 2);
    const isOne = !isList || isName || bySlash.some((word) => /^\d+$|\bw$/i.test(word));
    return isOne ? [part] : bySlash;
  });
  return [...new Set(trims.map((trim) => clean(trim)).filter((trim) => trim !== ''))];
}

const readCount = (text: string): string | null => (/^\d{1,2}$/.test(text) ? String(Number(text)) : null);
const readFuel = (name: string): string | null => FUELS.find(([words]) => words.test(name))?.[1] ?? null;
/** No passenger car has a larger engine. */
const MAX_LITERS = 12;

/** How an element's values are written into the file. */
const WRITERS: Readonly<Record<Element['code'], (value: string) => string | null>> = {
  M: (name) => name,
  B: (name) => BODIES.find(([words]) => words.test(name))?.[1] ?? '-',
  S: (text) => clean(text) || null,
  T: (text) => trimsOf(text).join(';') || null,
  D: readCount,
  C: readCount,
  L: (text) => (Number(text) > 0 && Number(text) < MAX_LITERS ? Number(text).toFixed(1) : null),
  F: readFuel,
  G: readFuel,
  E: (name) => (/^v-/i.test(name) ? 'V' : null),
};

/**
 * A value as it is written into the file. Null if it says nothing.
 * @param attribute the value, or its ID in the element's look-up table
 */
export function readValue({ code, table }: Element, attribute: string, lookUps: LookUps): string | null {
  const value = table === undefined ? attribute : (lookUps[table].get(attribute) ?? '');
  return value === '' ? null : WRITERS[code](value);
}
