import { BODY_STYLES } from '@rooftop/illustration/body-style';
import type { FieldMessage } from '@rooftop/tenancy/field-messages';
import { mileage, year } from '@rooftop/leads/kinds/fields';
import type { LocalDate } from '@rooftop/tenancy/calendar';
import type { TradeCar } from '@rooftop/trade/storage/stored-trade-in';
import { readPlate } from '@rooftop/trade/vehicle/read-plate';
import { OPTIONS } from '@rooftop/trade/vehicle/options';
import { readVin } from '@rooftop/trade/vehicle/read-vin';
import { z } from 'zod';
import { cleanEntry } from '../../../forms/clean-entry.ts';

export const CAR_FIELDS = [
  'vin',
  'licencePlate',
  'state',
  'year',
  'make',
  'model',
  'trim',
  'bodyStyle',
  'mileage',
  'exteriorColor',
  'options',
] as const;
export type CarField = (typeof CAR_FIELDS)[number];
/** What was entered, by field. Options are joined by commas. */
export type CarValues = Readonly<Record<CarField, string>>;
/** Messages of packages/leads, and those about VINs and plates. */
export type CarProblem = FieldMessage | 'vinLength' | 'vinCharacters' | 'vinCheckDigit' | 'vinYear' | 'plate';
export type CarProblems = Readonly<Partial<Record<CarField, CarProblem>>>;

export type ReadCar =
  | { readonly kind: 'car'; readonly car: TradeCar }
  /** The values include what the VIN says. */
  | { readonly kind: 'wrong'; readonly problems: CarProblems; readonly values: CarValues };

const VIN_PROBLEMS = {
  length: 'vinLength',
  characters: 'vinCharacters',
  checkDigit: 'vinCheckDigit',
} as const satisfies Record<string, CarProblem>;

const MAX_LENGTH = 100;
const styles = z.enum(BODY_STYLES).nullable().catch(null);
const STATE = /^[A-Z]{2}$/;

/** What a form says of each field. Fields that it does not send are empty. */
export function carValues(form: FormData): CarValues {
  const values = { ...valuesOf(null) };
  for (const field of CAR_FIELDS) {
    const written = form.getAll(field).filter((value) => typeof value === 'string');
    const value = field === 'options' ? written.join() : (written[0] ?? '');
    values[field] = cleanEntry(value).trim();
  }
  return values;
}

/**
 * Reads the visitor's car. Year and make come from the VIN if they are left empty and it says them, and beside a VIN
 * nobody needs a model; a year that the VIN contradicts is an error.
 * @param today in the dealership's time zone
 */
export function readCar(written: CarValues, today: LocalDate): ReadCar {
  const problems: Partial<Record<CarField, CarProblem>> = {};
  const vin = written.vin === '' ? null : readVin(written.vin, today);
  if (vin?.kind === 'wrong') problems.vin = VIN_PROBLEMS[vin.problem];
  const known = vin?.kind === 'vin' ? vin : null;

  const [onlyMake = ''] = known?.makes.length === 1 ? known.makes : [];
  const values = {
    ...written,
    make: written.make || onlyMake,
    year: written.year || String(known?.year ?? ''),
  };
  const { make } = values;
  const entered = year.safeParse(values.year);
  const miles = mileage.safeParse(values.mileage);
  const plate = values.licencePlate === '' ? null : readPlate(values.licencePlate);
  if (make === '') problems.make = 'make';
  if (values.model === '' && known === null) problems.model = 'model';
  if (entered.data === undefined || entered.data > Number(today.slice(0, 4)) + 1) problems.year = 'year';
  else if (known?.year && known.year !== entered.data) problems.year = 'vinYear';
  if (miles.data === undefined || miles.data > 1_000_000) problems.mileage = 'mileage';
  if (values.licencePlate !== '' && plate === null) problems.licencePlate = 'plate';
  if (plate !== null && !STATE.test(values.state)) problems.state = 'required';
  for (const field of CAR_FIELDS) if (values[field].length > MAX_LENGTH) problems[field] = 'tooLong';

  if (Object.keys(problems).length > 0 || entered.data === undefined || miles.data === undefined)
    return { kind: 'wrong', problems, values };
  return {
    kind: 'car',
    car: {
      vin: known?.vin ?? null,
      licencePlate: plate,
      state: plate === null ? null : values.state,
      year: entered.data,
      make,
      model: values.model || null,
      trim: values.trim || null,
      bodyStyle: styles.parse(values.bodyStyle),
      mileage: miles.data,
      exteriorColor: values.exteriorColor || null,
      options: OPTIONS.filter((option) => values.options.split(',').includes(option)),
    },
  };
}

/** The fields of a car that was stored. */
export const valuesOf = (car: TradeCar | null): CarValues => ({
  vin: car?.vin ?? '',
  licencePlate: car?.licencePlate ?? '',
  state: car?.state ?? '',
  year: car === null ? '' : String(car.year),
  make: car?.make ?? '',
  model: car?.model ?? '',
  trim: car?.trim ?? '',
  bodyStyle: car?.bodyStyle ?? '',
  mileage: car === null ? '' : car.mileage.toLocaleString('en-US'),
  exteriorColor: car?.exteriorColor ?? '',
  options: car?.options.join() ?? '',
});
