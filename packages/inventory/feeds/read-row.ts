import { isValidVin } from '@rooftop/tenancy/vin/check-digit';
import { makesOf } from '@rooftop/tenancy/vin/makes';
import { modelYear } from '@rooftop/tenancy/vin/model-year';
import { readCells } from './cells/read-cells.ts';
import type { Columns } from './columns.ts';
import type { FeedRow, FeedVehicle, Remark } from './feed-row.ts';
import type { Cells } from './fields.ts';
import { normalizeMake, normalizeModel } from './words/names.ts';

/** Maps a feed's names of stores to the dealership's stores. */
export interface StoreNames {
  /** From a dealer number or name, in lower case, to the store key. */
  readonly stores: Readonly<Record<string, string>>;
  /** For cars whose feed names no store. */
  readonly defaultStore: string | null;
}

/** Finds the store that a feed names, even if it is called `constructor`. Returns undefined if it is unknown. */
function storeOf(word: string, stores: StoreNames['stores']): string | undefined {
  const name = word.toLowerCase();
  return Object.hasOwn(stores, name) ? stores[name] : undefined;
}

/** Every word of 17 characters that could be a VIN. */
const VINS = /\b[A-HJ-NPR-Z0-9]{17}\b/gi;

/** The cars named in an unreadable row, including those inside an unclosed quote. */
export const findVins = (cells: readonly string[]): readonly string[] =>
  cells.flatMap((cell) => cell.match(VINS) ?? []).map((vin) => vin.toUpperCase());

function readEngine({ engine, engineDisplacement, engineCylinders }: Cells): string | null {
  if (engine) return engine;
  const liters = engineDisplacement ? `${engineDisplacement.replace(/\s*l(?:iters?)?$/i, '')}L` : null;
  const cylinders = engineCylinders ? `${engineCylinders.replace(/\s*cyl.*$/i, '')}-Cylinder` : null;
  return [liters, cylinders].filter((part) => part !== null).join(' ') || null;
}

/** An old price counts only if it is above the current one. For a new car, it defaults to the MSRP. */
function readOldPrice({ salePrice, oldPrice, msrp }: Cells, isNew: boolean): number | null {
  const old = [oldPrice, isNew ? msrp : null].find((price) => price && price > (salePrice ?? 0));
  return old ?? null;
}

/** The order of spec 3: on the dealer's own background, for a preview, then all others. */
function readPhotos({ backgroundPhotos, previewPhotos, photos }: Cells): string[] {
  return [...new Set([backgroundPhotos, previewPhotos, photos].flatMap((some) => some ?? []))];
}

/** Years with the same code, thirty years apart: for heavy trucks the seventh character does not tell which one. */
const yearsOf = (year: number): readonly number[] => [year - 30, year, year + 30];

/**
 * Reads one row. Fills gaps from the VIN, and warns if the VIN contradicts the feed.
 * @param line on which the row begins
 */
export function readRow(
  line: number,
  cells: readonly string[],
  columns: Columns,
  { stores, defaultStore }: StoreNames,
): FeedRow {
  const reject = (column: string | null, reason: string): FeedRow => ({
    kind: 'rejected',
    remark: { line, column, reason },
    vins: findVins(cells),
  });
  const reading = readCells(line, cells, columns);
  if (reading.kind === 'rejected') return reject(reading.remark.column, reading.remark.reason);
  const { values } = reading;
  const warnings: Remark[] = [...reading.warnings];
  const warn = (column: string | null, reason: string) => warnings.push({ line, column, reason });
  const header = (field: 'vin' | 'make' | 'model' | 'year') => columns.get(field)?.[0]?.header ?? null;

  const { vin } = values;
  if (!vin) return reject(header('vin'), 'There is no VIN.');
  if (values.status === 'sold') return { kind: 'sold', line, vin };
  const makes = makesOf(vin);
  const make = values.make ? normalizeMake(values.make) : makes.length === 1 ? makes[0] : undefined;
  if (make === undefined) return reject(header('make'), 'There is no make.');
  if (!values.model) return reject(header('model'), 'There is no model.');
  const coded = modelYear(vin);
  const year = values.year ?? coded;
  if (year === null) return reject(header('year'), 'There is no model year.');

  if (!isValidVin(vin)) warn(header('vin'), `The check digit of ${vin} is wrong.`);
  else {
    if (coded !== null && !yearsOf(coded).includes(year)) {
      warn(header('year'), `The feed says ${year}, the VIN says ${coded}.`);
    }
    if (makes.length > 0 && !makes.includes(make)) {
      warn(header('make'), `The feed says ${make}, the VIN says ${makes.join(' or ')}.`);
    }
  }
  const said = values.condition ?? { condition: 'used', isCertified: false };
  const isNew = said.condition === 'new';
  const isCertified = said.isCertified || values.certified === true;
  if (isNew && isCertified) warn(null, 'A new car cannot be certified.');
  const storeKey = values.store ? storeOf(values.store, stores) : undefined;
  if (values.store && storeKey === undefined && Object.keys(stores).length > 0) {
    warn(columns.get('store')?.[0]?.header ?? null, `No store is named "${values.store}".`);
  }

  const vehicle: FeedVehicle = {
    vin,
    stockNumber: values.stockNumber ?? null,
    condition: said.condition,
    isCertified: isCertified && !isNew,
    year,
    make,
    model: normalizeModel(values.model, make),
    trim: values.trim ?? null,
    bodyStyle: values.bodyStyle ?? null,
    mileage: values.mileage ?? null,
    drivetrain: values.drivetrain ?? null,
    engine: readEngine(values),
    fuelType: values.fuelType ?? null,
    mpgCity: values.mpgCity ?? null,
    mpgHighway: values.mpgHighway ?? null,
    transmission: values.transmission ?? null,
    exteriorColor: values.exteriorColor ?? null,
    interiorColor: values.interiorColor ?? null,
    doors: values.doors ?? null,
    seats: values.seats ?? null,
    features: [...(values.features ?? [])],
    description: values.description ?? null,
    salePrice: values.salePrice ?? null,
    oldPrice: readOldPrice(values, isNew),
    listPrice: values.msrp ?? null,
    photos: readPhotos(values),
    manufacturerPhotos: [...(values.manufacturerPhotos ?? [])],
    storeKey: storeKey ?? defaultStore,
    dateInStock: values.dateInStock ?? null,
    status: values.status ?? 'available',
    isPrivate: values.isPrivate ?? false,
    titleStatus: values.titleStatus ?? null,
    isAdvertised: values.advertised !== false && values.unadvertised !== true,
  };
  return { kind: 'vehicle', line, vehicle, warnings };
}
