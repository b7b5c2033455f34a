/** Which car a row is about: VIN, model year, make and model. */
import { isValidVin } from '@rooftop/vin/check-digit';
import { decodeVin } from '@rooftop/vin/decode-vin';
import { isDummyVin } from '@rooftop/vin/dummy-vin';
import { modelYear } from '@rooftop/vin/model-year';
import type { VinFacts } from '@rooftop/vin/vin-facts';
import type { Cells, FeedField } from './feed-fields.ts';
import { splitMake, normalizeModel } from './words/names.ts';

interface Identity {
  readonly vin: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/** What is wrong with the VIN itself. */
interface IdentityRemark {
  readonly kind: 'vin';
  readonly field: FeedField;
  readonly reason: string;
}

type Identification =
  | { readonly identity: Identity; readonly facts: VinFacts; readonly remarks: readonly IdentityRemark[] }
  /** The field without which the row is about no car. */
  | { readonly missing: { readonly field: FeedField; readonly reason: string } };

function doubtsOf(vin: string): readonly IdentityRemark[] {
  const doubt = (reason: string): IdentityRemark => ({ kind: 'vin', field: 'vin', reason });
  if (isDummyVin(vin)) return [doubt(`${vin} is not the VIN of any car.`)];
  return isValidVin(vin) ? [] : [doubt(`The check digit of ${vin} is wrong.`)];
}

/** Identifies the car of a row. Fills gaps from the VIN. */
export function identify(vin: string, values: Cells): Identification {
  const missing = (field: FeedField, what: string) => ({
    missing: { field, reason: `There is no ${what}.` },
  });
  const facts = decodeVin(vin);
  const written = values.make ? splitMake(values.make) : null;
  const make = written?.make ?? facts.make;
  if (make === null) return missing('make', 'make');
  // A VIN with a wrong character may mean another model.
  const model = values.model || (facts.hasCheckDigit ? facts.model : null);
  if (!model) return missing('model', 'model');
  const year = values.year ?? facts.year ?? modelYear(vin);
  if (year === null) return missing('year', 'model year');
  const identity = { vin, year, make, model: normalizeModel(model, make, written?.rest ?? '') };
  return { identity, facts, remarks: doubtsOf(vin) };
}
