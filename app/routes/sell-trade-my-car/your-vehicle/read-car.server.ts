import { BODY_STYLES } from '@rooftop/illustration/body-styles';
import type { FieldMessage } from '@rooftop/forms/field-messages';
import { mileage, year } from '@rooftop/leads/kinds/fields';
import type { LocalDate } from '@rooftop/tenancy/calendar';
import type { TradeCar } from '@rooftop/trade/storage/stored-trade-in';
import { readPlate } from '@rooftop/trade/vehicle/read-plate';
import { OPTIONS } from '@rooftop/trade/vehicle/options';
import { compareIdentity } from '@rooftop/vin/compare-identity';
import { type ReadVin, readVin } from '@rooftop/vin/read-vin';
import { z } from 'zod';
import { cleanEntry } from '#app/forms/clean-entry.ts';

/** In the order of the page. */
export const CAR_FIELDS = [
  'vin',
  'year',
  'make',
  'model',
  'trim',
  'mileage',
  'exteriorColor',
  'bodyStyle',
  'options',
  'licencePlate',
  'state',
] as const;
export type CarField = (typeof CAR_FIELDS)[number];
/** What was entered, by field. Options are joined by commas. */
export type CarValues = Readonly<Record<CarField, string>>;
/** Messages of packages/leads, and those about VINs and plates. */
type CarProblem =
  | FieldMessage
  | 'vinLength'
  | 'vinCharacters'
  | 'vinCheckDigit'
  | 'vinMarket'
  | 'vinYear'
  | 'plate';
type CarProblems = Readonly<Partial<Record<CarField, CarProblem>>>;

/** A VIN that can be decoded, though there may be doubts about it. */
export type KnownVin = Extract<ReadVin, { readonly kind: 'vin' }>;

type ReadCar =
  | { readonly kind: 'car'; readonly car: TradeCar }
  | {
      readonly kind: 'again';
      readonly problems: CarProblems;
      /** Include what the VIN says. */
      readonly values: CarValues;
      /** Null without a VIN, or with what cannot be one. */
      readonly known: KnownVin | null;
      /** Whether to ask if the VIN is that of the visitor's car. */
      readonly isAsked: boolean;
    };

const VIN_PROBLEMS = {
  length: 'vinLength',
  characters: 'vinCharacters',
  checkDigit: 'vinCheckDigit',
  market: 'vinMarket',
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
 * Reads the visitor's car. What they leave empty comes from the VIN if it says so, and with a VIN the model is optional.
 * A year that the VIN contradicts is an error. A VIN that says more than the visitor, or something else, is asked about
 * once, as is one that is in doubt. Then it is taken as it is.
 * @param checkedVin the VIN that the visitor was asked about. Empty if there was none
 * @param today in the dealership's time zone
 */
export function readCar(written: CarValues, today: LocalDate, checkedVin = ''): ReadCar {
  const problems: Partial<Record<CarField, CarProblem>> = {};
  const vin = written.vin === '' ? null : readVin(written.vin, today);
  const known = vin?.kind === 'vin' ? vin : null;
  const isNew = known !== null && known.facts.vin !== checkedVin;
  if (vin?.kind === 'wrong') problems.vin = VIN_PROBLEMS[vin.problem];
  else if (known !== null && isNew && known.doubt !== null) problems.vin = VIN_PROBLEMS[known.doubt];

  const values = known === null ? written : withVin(written, known);
  const { make } = values;
  const entered = year.safeParse(values.year);
  const miles = mileage.safeParse(values.mileage);
  const plate = values.licencePlate === '' ? null : readPlate(values.licencePlate);
  if (make === '') problems.make = 'make';
  if (values.model === '' && known?.doubt !== null) problems.model = 'model';
  if (entered.data === undefined || entered.data > Number(today.slice(0, 4)) + 1) problems.year = 'year';
  else if (known !== null && isOtherYear(entered.data, known)) problems.year = 'vinYear';
  if (miles.data === undefined || miles.data > 1_000_000) problems.mileage = 'mileage';
  if (values.licencePlate !== '' && plate === null) problems.licencePlate = 'plate';
  if (plate !== null && !STATE.test(values.state)) problems.state = 'required';
  for (const field of CAR_FIELDS) if (values[field].length > MAX_LENGTH) problems[field] = 'tooLong';

  const isAsked = known !== null && isNew && isQuestion(known, written, values);
  const isWrong = Object.keys(problems).length > 0 || isAsked;
  if (isWrong || entered.data === undefined || miles.data === undefined)
    return { kind: 'again', problems, values, known, isAsked };
  return {
    kind: 'car',
    car: {
      vin: known?.facts.vin ?? null,
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

/** Whether a visitor describes the car of the VIN, as far as they describe one. */
const isSameCar = ({ make, model }: CarValues, { facts }: KnownVin): boolean =>
  compareIdentity({ year: null, make: make || null, model: model || null }, facts).length === 0;

/** Fills in what the visitor left empty, unless the VIN is in doubt or of another car. */
function withVin(written: CarValues, known: KnownVin): CarValues {
  if (known.doubt !== null || !isSameCar(written, known)) return written;
  const { year: coded, make, model, trims, bodyStyle } = known.facts;
  const [onlyTrim = ''] = trims.length === 1 ? trims : [];
  return {
    ...written,
    year: written.year || String(coded ?? ''),
    make: written.make || (make ?? ''),
    model: written.model || (model ?? ''),
    trim: written.trim || onlyTrim,
    bodyStyle: written.bodyStyle || (bodyStyle ?? ''),
  };
}

/** A VIN whose model we know. Others may be of a market that has the year elsewhere. */
const isOtherYear = (entered: number, { facts, doubt }: KnownVin): boolean =>
  doubt === null && facts.year !== null && facts.year !== entered;

/** Whether the VIN is in doubt, says which car it is where the visitor did not, says another, or leaves trims to choose. */
const isQuestion = (known: KnownVin, written: CarValues, values: CarValues): boolean =>
  known.doubt !== null ||
  (known.facts.model !== null &&
    (written.model === '' ||
      !isSameCar(written, known) ||
      (values.trim === '' && known.facts.trims.length > 1)));

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
