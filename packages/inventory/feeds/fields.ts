import type { BodyStyle, Vehicle } from '../vehicle.ts';
import { readDate } from './cells/date.ts';
import { readFlag } from './cells/flag.ts';
import { readList } from './cells/list.ts';
import { readMoney } from './cells/money.ts';
import { readPhotos } from './cells/photos.ts';
import { type Reader, unreadable } from './cells/reading.ts';
import { readDescription, readText } from './cells/text.ts';
import { positiveNumber, wholeNumber } from './cells/whole-number.ts';
import { readBodyStyle } from './words/body-style.ts';
import { normalizeColor } from './words/color.ts';
import { readCondition, readStatus } from './words/condition.ts';
import { fixCase } from './words/names.ts';
import { readDrivetrain, readFuel, readTransmission } from './words/powertrain.ts';
import { readTitle } from './words/title.ts';

/** Without I, O and Q (ISO 3779). */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

const readVin: Reader<string> = (text) => {
  const vin = text.toUpperCase().replaceAll(/[\s-]/g, '');
  return VIN.test(vin) ? { value: vin } : unreadable(text, 'a VIN of 17 characters');
};

/** The fields that a column can hold. */
interface FieldValues {
  vin: string;
  stockNumber: string;
  condition: { condition: Vehicle['condition']; isCertified: boolean };
  certified: boolean;
  year: number;
  make: string;
  model: string;
  trim: string;
  bodyStyle: BodyStyle;
  mileage: number;
  drivetrain: NonNullable<Vehicle['drivetrain']>;
  engine: string;
  engineDisplacement: string;
  engineCylinders: string;
  fuelType: string;
  mpgCity: number;
  mpgHighway: number;
  transmission: NonNullable<Vehicle['transmission']>;
  exteriorColor: string;
  interiorColor: string;
  doors: number;
  seats: number;
  features: readonly string[];
  description: string;
  salePrice: number;
  oldPrice: number;
  /** List price. Only for a new car it may also be the old price. */
  msrp: number;
  /** In front of the dealer's own background. */
  backgroundPhotos: readonly string[];
  previewPhotos: readonly string[];
  photos: readonly string[];
  /** The manufacturer's pictures of the model. */
  manufacturerPhotos: readonly string[];
  /** A dealer number or a store name. */
  store: string;
  dateInStock: string;
  status: Vehicle['status'];
  isPrivate: boolean;
  titleStatus: NonNullable<Vehicle['titleStatus']>;
  /** Whether the car may be advertised on other sites. */
  advertised: boolean;
  /** The opposite of `advertised`, for columns named that way. */
  unadvertised: boolean;
}

export type Field = keyof FieldValues;
/** The values of a row's cells, by field. */
export type Cells = { [Name in Field]?: FieldValues[Name] | null };

/** The reader of each field's cells. */
export const FIELDS: { readonly [Name in Field]: Reader<FieldValues[Name]> } = {
  vin: readVin,
  stockNumber: readText,
  condition: readCondition,
  certified: readFlag,
  year: wholeNumber('a model year', 1900, 2100),
  make: readText,
  model: readText,
  trim: (text) => ({ value: fixCase(text) || null }),
  bodyStyle: readBodyStyle,
  mileage: wholeNumber('a mileage', 0, 2_000_000),
  drivetrain: readDrivetrain,
  engine: readText,
  engineDisplacement: readText,
  engineCylinders: readText,
  fuelType: readFuel,
  mpgCity: positiveNumber('miles per gallon', 200),
  mpgHighway: positiveNumber('miles per gallon', 200),
  transmission: readTransmission,
  exteriorColor: (text) => ({ value: normalizeColor(text) || null }),
  interiorColor: (text) => ({ value: normalizeColor(text) || null }),
  doors: positiveNumber('a number of doors', 9),
  seats: positiveNumber('a number of seats', 20),
  features: readList,
  description: readDescription,
  salePrice: readMoney,
  oldPrice: readMoney,
  msrp: readMoney,
  backgroundPhotos: readPhotos,
  previewPhotos: readPhotos,
  photos: readPhotos,
  manufacturerPhotos: readPhotos,
  store: readText,
  dateInStock: readDate,
  status: readStatus,
  isPrivate: readFlag,
  titleStatus: readTitle,
  advertised: readFlag,
  unadvertised: readFlag,
};

export const FIELD_NAMES = Object.keys(FIELDS).filter((name): name is Field => name in FIELDS);

/** Fields that every feed must have. */
export const REQUIRED_FIELDS = ['vin', 'make', 'model'] as const satisfies readonly Field[];

/**
 * Fields that reject a row if they cannot be read, because no update is better than a false claim. An unreadable
 * value of any other field is left out.
 */
export const ROW_REJECTING_FIELDS: ReadonlySet<Field> = new Set([
  'vin',
  'condition',
  'year',
  'make',
  'model',
  'mileage',
  'salePrice',
  'oldPrice',
  'status',
  'isPrivate',
  'advertised',
  'unadvertised',
]);
