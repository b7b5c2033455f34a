import type { BodyStyle, Vehicle } from '../vehicle.ts';
import { readStockDate } from './cells/date.ts';
import { readAdvertisedFlag, readPrivateFlag, readUnadvertisedFlag } from './cells/flag.ts';
import { readList } from './cells/list.ts';
import { readMileage } from './cells/mileage.ts';
import { readMoney, type ReadPrice, readPrice } from './cells/money.ts';
import { readPhotoUrls } from './cells/photos.ts';
import { type Reader, unreadable } from './cells/reading.ts';
import { readDescription, readText } from './cells/text.ts';
import { positiveNumberReader } from './cells/whole-number.ts';
import { readYear } from './cells/year.ts';
import type { RemarkKind } from './remark.ts';
import { readBodyStyle } from './words/body-style-words.ts';
import { readCertified } from './words/certified.ts';
import { normalizeColor } from './words/color.ts';
import { type ReadCondition, readCondition } from './words/condition.ts';
import { fixCase } from './words/names.ts';
import { readDrivetrain, readFuel, readTransmission } from './words/powertrain.ts';
import { readStatus } from './words/status.ts';
import { readTitle } from './words/title.ts';

/** Without I, O and Q (ISO 3779). */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

const readVin: Reader<string> = (text) => {
  const vin = text
    .toUpperCase()
    .replace(/^VIN\b/, '')
    .replaceAll(/[^A-Z0-9]/g, '');
  return VIN.test(vin) ? { value: vin } : unreadable(text, 'a VIN of 17 characters');
};

/** A stock number that a spreadsheet took for a number and shortened cannot be known anymore. */
const SHORTENED = /^\d(?:\.\d+)?E\+\d+$/i;

const readStockNumber: Reader<string> = (text) =>
  SHORTENED.test(text)
    ? unreadable(text, 'a stock number anymore: a spreadsheet shortened it')
    : readText(text);

/** The fields that a column can hold. */
interface FieldValues {
  vin: string;
  stockNumber: string;
  condition: ReadCondition;
  certified: boolean;
  year: number;
  make: string;
  model: string;
  trim: string;
  bodyStyle: BodyStyle;
  mileage: number;
  /** Of a column beside the mileage. */
  mileageUnit: 'miles' | 'other';
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
  salePrice: ReadPrice;
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
  /** `sold` if the car is no longer for sale, for whatever reason. */
  status: Vehicle['status'];
  isPrivate: boolean;
  titleStatus: NonNullable<Vehicle['titleStatus']>;
  /** Whether the car may be advertised on other sites. */
  advertised: boolean;
  /** The opposite of `advertised`, for columns named that way. */
  unadvertised: boolean;
}

export type FeedField = keyof FieldValues;
/** The values of a row's cells, by field. */
export type Cells = { [Name in FeedField]?: FieldValues[Name] | null };

const LONGEST_CODE = 300;

/** A reader that refuses cells too long for what their column promises, before any pattern is tried on them. */
const short =
  <Value>(read: Reader<Value>): Reader<Value> =>
  (text) =>
    text.length > LONGEST_CODE
      ? unreadable(text, `a cell of at most ${LONGEST_CODE} characters`)
      : read(text);

/** The reader of each field's cells. */
export const FIELDS: { readonly [Name in FeedField]: Reader<FieldValues[Name]> } = {
  vin: short(readVin),
  stockNumber: readStockNumber,
  condition: short(readCondition),
  certified: short(readCertified),
  year: short(readYear),
  make: readText,
  model: readText,
  trim: (text) => ({ value: fixCase(text) || null }),
  bodyStyle: short(readBodyStyle),
  mileage: short(readMileage),
  mileageUnit: (text) => ({ value: /^(?:mi|smi|miles?)\.?$/i.test(text) ? 'miles' : 'other' }),
  drivetrain: short(readDrivetrain),
  engine: readText,
  engineDisplacement: readText,
  engineCylinders: readText,
  fuelType: short(readFuel),
  mpgCity: short(positiveNumberReader('miles per gallon', 200, 'mpg')),
  mpgHighway: short(positiveNumberReader('miles per gallon', 200, 'mpg')),
  transmission: short(readTransmission),
  exteriorColor: (text) => ({ value: normalizeColor(text) || null }),
  interiorColor: (text) => ({ value: normalizeColor(text) || null }),
  doors: short(positiveNumberReader('a number of doors', 9, '-?(?:doors?|dr)')),
  seats: short(positiveNumberReader('a number of seats', 20, '-?(?:passengers?|pass\\.?|seats?|seater)')),
  features: readList,
  description: readDescription,
  salePrice: short(readPrice),
  oldPrice: short(readMoney),
  msrp: short(readMoney),
  backgroundPhotos: readPhotoUrls,
  previewPhotos: readPhotoUrls,
  photos: readPhotoUrls,
  manufacturerPhotos: readPhotoUrls,
  store: readText,
  dateInStock: short(readStockDate),
  status: short(readStatus),
  isPrivate: short(readPrivateFlag),
  titleStatus: readTitle,
  advertised: short(readAdvertisedFlag),
  unadvertised: short(readUnadvertisedFlag),
};

export const FIELD_NAMES = Object.keys(FIELDS).filter((name): name is FeedField => name in FIELDS);

/** Fields whose columns are joined. */
const LIST_FIELDS = [
  'features',
  'photos',
  'backgroundPhotos',
  'previewPhotos',
  'manufacturerPhotos',
] as const satisfies readonly FeedField[];
export type ListField = (typeof LIST_FIELDS)[number];

export const isListField = (field: FeedField): field is ListField =>
  LIST_FIELDS.some((listField) => listField === field);

/** Fields that every feed must have. */
export const REQUIRED_FIELDS = ['vin', 'make', 'model'] as const satisfies readonly FeedField[];

/**
 * What an unreadable cell stands for, where leaving it out would claim more than the feed says: a car that was certified,
 * public or priced would stay so. Other unreadable cells are left out.
 */
export const DOUBTFUL_VALUES: Cells = {
  condition: { condition: 'used', isCertified: false },
  certified: false,
  isPrivate: true,
  advertised: false,
  unadvertised: true,
  salePrice: 'call',
};

/** The kind of a remark about a cell, by its field. */
export const REMARK_KIND_OF: { readonly [Name in FeedField]?: RemarkKind } = {
  vin: 'row',
  status: 'status',
  salePrice: 'price',
  condition: 'condition',
  certified: 'certified',
  isPrivate: 'private',
  advertised: 'advertised',
  unadvertised: 'advertised',
  mileage: 'mileage',
  year: 'year',
  photos: 'photo',
  backgroundPhotos: 'photo',
  previewPhotos: 'photo',
  manufacturerPhotos: 'photo',
};
