/** Which car a row is about: VIN, model year and make, compared with what the VIN says. */
import { isValidVin } from '@rooftop/tenancy/vin/check-digit';
import { isDummyVin } from '@rooftop/tenancy/vin/dummy-vin';
import { makesOf } from '@rooftop/tenancy/vin/makes';
import { modelYear } from '@rooftop/tenancy/vin/model-year';
import type { Cells, Field } from './fields.ts';
import { splitMake, normalizeModel } from './words/names.ts';

export interface Identity {
  readonly vin: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/** What the VIN has against the row. */
export interface VinRemark {
  readonly kind: 'vin' | 'contradiction';
  readonly field: Field;
  readonly reason: string;
}

export type Identification =
  | { readonly identity: Identity; readonly remarks: readonly VinRemark[] }
  /** The field without which the row is about no car. */
  | { readonly missing: { readonly field: Field; readonly reason: string } };

/** Years with the same code, thirty years apart: for heavy trucks the seventh character does not tell which one. */
const yearsOf = (year: number): readonly number[] => [year - 30, year, year + 30];

function compareWithVin({ vin, year, make }: Identity): readonly VinRemark[] {
  if (isDummyVin(vin)) return [{ kind: 'vin', field: 'vin', reason: `${vin} is not the VIN of any car.` }];
  if (!isValidVin(vin)) return [{ kind: 'vin', field: 'vin', reason: `The check digit of ${vin} is wrong.` }];
  const coded = modelYear(vin);
  const makes = makesOf(vin);
  const remarks: VinRemark[] = [];
  const add = (field: Field, reason: string) => remarks.push({ kind: 'contradiction', field, reason });
  if (coded !== null && !yearsOf(coded).includes(year))
    add('year', `The feed says ${year}, the VIN says ${coded}.`);
  if (makes.length > 0 && !makes.includes(make))
    add('make', `The feed says ${make}, the VIN says ${makes.join(' or ')}.`);
  return remarks;
}

/** Identifies the car of a row. Fills gaps from the VIN, and remarks on contradictions. */
export function identify(vin: string, values: Cells): Identification {
  const missing = (field: Field, what: string) => ({ missing: { field, reason: `There is no ${what}.` } });
  const makes = makesOf(vin);
  const written = values.make ? splitMake(values.make) : null;
  const make = written?.make ?? (makes.length === 1 ? makes[0] : undefined);
  if (make === undefined) return missing('make', 'make');
  if (!values.model) return missing('model', 'model');
  const year = values.year ?? modelYear(vin);
  if (year === null) return missing('year', 'model year');
  const model = normalizeModel(values.model, make, written?.rest ?? '');
  const identity = { vin, year, make, model };
  return { identity, remarks: compareWithVin(identity) };
}
