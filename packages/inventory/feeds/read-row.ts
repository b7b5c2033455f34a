import { readCells } from './cells/read-cells.ts';
import type { FeedColumns } from './feed-columns.ts';
import { completeVehicle } from './complete-vehicle.ts';
import type { FeedRow, FeedVehicle } from './feed-row.ts';
import type { Cells, FeedField } from './feed-fields.ts';
import { identify } from './identify.ts';
import { readPrices } from './prices.ts';
import { type Remark, type RemarkKind, shortCell } from './remark.ts';

/** Maps a feed's names of stores to the dealership's stores. */
interface StoreNames {
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

/** The order of spec 3: on the dealer's own background, for a preview, then all others. */
function orderPhotos({ backgroundPhotos, previewPhotos, photos }: Cells): string[] {
  return [...new Set([backgroundPhotos, previewPhotos, photos].flatMap((some) => some ?? []))];
}

type Remarker = (kind: RemarkKind, field: FeedField | null, reason: string) => void;

/** Exports write 0 if they don't know the mileage of a used car. Kilometers are not miles. */
function readMileage({ mileage, mileageUnit }: Cells, isNew: boolean, remark: Remarker): number | null {
  if (mileage === undefined || mileage === null) return null;
  if (mileageUnit === 'other') remark('mileage', 'mileageUnit', 'The mileage is not in miles.');
  else if (mileage === 0 && !isNew) remark('mileage', 'mileage', 'A used car has been driven.');
  else return mileage;
  return null;
}

/** Certified only if nothing in the row denies it. */
function readCertification({ condition, certified }: Cells, remark: Remarker): boolean {
  const claims = [condition?.isCertified, certified];
  if (!claims.includes(true)) return false;
  if (claims.includes(false))
    remark('certified', 'certified', 'The feed says both that it is certified and that it is not.');
  else if (condition?.condition === 'new') remark('certified', null, 'A new car cannot be certified.');
  else return true;
  return false;
}

function readStore({ store }: Cells, { stores, defaultStore }: StoreNames, remark: Remarker): string | null {
  if (!store) return defaultStore;
  const key = storeOf(store, stores);
  if (key === undefined && Object.keys(stores).length > 0)
    remark('store', 'store', `No store is named "${store}".`);
  return key ?? defaultStore;
}

/**
 * Reads one row. Fills gaps from the VIN, and warns if the VIN contradicts the feed.
 * @param line on which the row begins
 */
export function readFeedRow(
  line: number,
  cells: readonly string[],
  columns: FeedColumns,
  storeNames: StoreNames,
): FeedRow {
  const { values, remarks: cellRemarks } = readCells(line, cells, columns);
  const remarkOn = (kind: RemarkKind, field: FeedField | null, reason: string): Remark => {
    const column = field === null ? undefined : columns.get(field)?.[0];
    const cell = column === undefined ? null : shortCell(cells[column.at]?.trim() ?? '') || null;
    return { kind, line, column: column?.header ?? null, cell, reason };
  };
  const unread = (kind: RemarkKind) => cellRemarks.find((remark) => remark.kind === kind);

  const reject = (field: FeedField, reason: string): FeedRow => {
    const remark = unread(field === 'year' ? 'year' : 'row') ?? remarkOn('row', field, reason);
    const vins = values.vin ? [values.vin, ...findVins(cells)] : findVins(cells);
    return { kind: 'rejected', remark: { ...remark, kind: 'row' }, vins };
  };

  const { vin, status = 'available' } = values;
  if (!vin) return reject('vin', 'There is no VIN.');
  const unknownStatus = unread('status');
  if (unknownStatus !== undefined) return { kind: 'withdrawn', line, vin, remark: unknownStatus };
  if (status === 'sold' || values.salePrice === 'sold') return { kind: 'sold', line, vin };
  const found = identify(vin, values);
  if ('missing' in found) return reject(found.missing.field, found.missing.reason);
  const { identity, facts, remarks: vinRemarks } = found;

  const warnings: Remark[] = [...cellRemarks];
  const warn: Remarker = (kind, field, reason) => void warnings.push(remarkOn(kind, field, reason));
  for (const { kind, field, reason } of vinRemarks) warn(kind, field, reason);
  const condition = values.condition?.condition ?? 'used';
  const isNew = condition === 'new';
  const isCertified = readCertification(values, warn);

  const written: FeedVehicle = {
    ...identity,
    stockNumber: values.stockNumber ?? null,
    condition,
    isCertified,
    trim: values.trim ?? null,
    bodyStyle: values.bodyStyle ?? null,
    mileage: readMileage(values, isNew, warn),
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
    ...readPrices(values, isNew),
    photos: orderPhotos(values),
    manufacturerPhotos: [...(values.manufacturerPhotos ?? [])],
    storeKey: readStore(values, storeNames, warn),
    dateInStock: values.dateInStock ?? null,
    status: status ?? 'available',
    isPrivate: values.isPrivate ?? false,
    titleStatus: values.titleStatus ?? null,
    isAdvertised: values.advertised !== false && values.unadvertised !== true,
  };
  const { vehicle, contradictions } = completeVehicle(written, facts);
  for (const { kind, field, reason } of contradictions) warn(kind, field, reason);
  return { kind: 'vehicle', line, vehicle, warnings };
}
