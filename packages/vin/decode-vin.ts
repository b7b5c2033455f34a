/** What a VIN says of its car, by NHTSA's public tables. README.md says how well. */
import { BODY_STYLES } from '@rooftop/illustration/body-styles';
import { isValidVin } from './check-digit.ts';
import { drivetrainOf, engineOf, fuelOf } from './engine.ts';
import { matchPattern } from './match-pattern.ts';
import { possibleYears } from './model-year.ts';
import { type RuleElement, rulesOf, vinTable } from './vin-table.ts';
import { readModel } from './model-name.ts';
import type { VinFacts } from './vin-facts.ts';

/** Values by element, of the patterns that name most of the VIN's characters. */
type Values = ReadonlyMap<string, ReadonlySet<string>>;

/** vPIC's rules: of the patterns of an element that match, the one that names most characters counts. */
function valuesOf(vin: string, year: number): Values {
  const text = `${vin.slice(3, 8)}|${vin.slice(9)}`;
  const best = new Map<string, { named: number; values: Set<string> }>();
  for (const { element, value, patterns } of rulesOf(vin.slice(0, 3), year)) {
    for (const pattern of patterns) {
      const named = matchPattern(pattern, text);
      if (named === null) continue;
      const found = best.get(element);
      if (found === undefined || found.named < named) best.set(element, { named, values: new Set([value]) });
      else if (found.named === named) found.values.add(value);
    }
  }
  return new Map([...best].map(([element, { values }]) => [element, values]));
}

/** The year that a VIN says, with the values of that year. */
function yearAndValues(vin: string): { readonly year: number | null; readonly values: Values } {
  const years = possibleYears(vin);
  for (const year of years) {
    const values = valuesOf(vin, year);
    if (values.has('M')) return { year, values };
  }
  const [year = null] = years;
  return { year, values: year === null ? new Map() : valuesOf(vin, year) };
}

/**
 * Decodes a VIN without a network: year, make, model, body, engine, fuel, doors and mostly trims of passenger cars,
 * SUVs, pickups and vans of the last thirty years that were made for the United States. A VIN of another market says
 * no more than its manufacturer.
 * @param text 17 characters, in any case. Anything else says nothing.
 */
export function decodeVin(text: string): VinFacts {
  const vin = text.toUpperCase();
  const hasCheckDigit = isValidVin(vin);
  const { year, values } = yearAndValues(vin);
  const all = (element: RuleElement): readonly string[] => [...(values.get(element) ?? [])];
  const only = (element: RuleElement): string | null => onlyOne(all(element));
  const number = (element: RuleElement): number | null => {
    const value = only(element);
    return value === null ? null : Number(value);
  };

  const makes = vinTable().manufacturers.get(vin.slice(0, 3))?.makes ?? [];
  const series = only('S');
  const models = all('M').map((value) => readModel(value, series, year));
  const trims = unique(all('T').flatMap((value) => value.split(';')));
  const fuelType = fuelOf(only('F'), only('G'));
  return {
    vin,
    hasCheckDigit,
    // Other markets use the tenth character for something else.
    year: hasCheckDigit || models.length > 0 ? year : null,
    make: onlyOne(unique(models.length > 0 ? models.map(({ make }) => make) : makes)),
    makes: unique([...makes, ...models.map(({ make }) => make)]),
    model: onlyOne(unique(models.map(({ model }) => model))),
    series,
    trims,
    bodyStyle: BODY_STYLES.find((style) => style === only('B')) ?? null,
    doors: number('D'),
    cylinders: number('C'),
    liters: number('L'),
    engine: engineOf({ liters: only('L'), cylinders: only('C'), isV: only('E') === 'V', fuelType }),
    fuelType,
    drivetrain: drivetrainOf(trims.length > 0 ? trims : [series ?? '']),
  };
}

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

const onlyOne = (values: readonly string[]): string | null =>
  values.length === 1 ? (values[0] ?? null) : null;
