import { decodeVin } from '@rooftop/vin/decode-vin';
import { z } from 'zod';
import { decodeText, detectEncoding } from './encoding.ts';
import { completeVehicle } from './complete-vehicle.ts';
import { fillerAmount, isFillerAmount } from './cells/money.ts';
import { FeedError, type FeedRow, type FeedVehicle } from './feed-row.ts';
import type { Vehicle } from '../vehicle.ts';
import { type StatedPrice, storeVehicleShape } from './formats/store-api.ts';
import { findVins } from './read-row.ts';
import { type Remark, shortCell } from './remark.ts';

/** Limit for a JSON document, because it is held in memory. Longer inventories come as one car per line. */
const LONGEST_DOCUMENT = 64 * 1024 * 1024;

const documentShape = z.union([
  z.array(z.unknown()),
  z.object({ vehicles: z.array(z.unknown()) }).transform(({ vehicles }) => vehicles),
]);

/** The vehicle's own prices, which the importing dealership adds its own fees to. */
function withoutFees({ vehiclePrice, discounts }: StatedPrice): Pick<Vehicle, 'salePrice' | 'oldPrice'> {
  const before = discounts.reduce((sum, { amount }) => sum + amount, vehiclePrice ?? 0);
  return { salePrice: vehiclePrice, oldPrice: discounts.length === 0 ? null : before };
}

const statusShape = z.object({ vin: storeVehicleShape.shape.vin, status: z.string() });

/** A row that is no vehicle. If only its status is unknown, its car must not be offered. */
function refuse(line: number, value: unknown, issue: z.core.$ZodIssue | undefined): FeedRow {
  const column = issue?.path.join('.') || null;
  const reason = issue?.message ?? 'It is not a vehicle.';
  const car = statusShape.safeParse(value).data;
  if (column === 'status' && car !== undefined) {
    const remark = { kind: 'status', line, column, cell: shortCell(car.status), reason } as const;
    return { kind: 'withdrawn', line, vin: car.vin, remark };
  }
  const remark = { kind: 'row', line, column, cell: null, reason } as const;
  return { kind: 'rejected', remark, vins: findVins([JSON.stringify(value) ?? '']) };
}

/** Leaves out prices that no car costs. */
function withRealPrices(line: number, vehicle: FeedVehicle): FeedRow {
  const { salePrice, oldPrice, listPrice } = vehicle;
  const isReal = (price: number | null) => price === null || !isFillerAmount(price);
  const real = (price: number | null) => (isReal(price) ? price : null);
  if (salePrice === null || isReal(salePrice)) {
    const priced = { ...vehicle, oldPrice: real(oldPrice), listPrice: real(listPrice) };
    return { kind: 'vehicle', line, vehicle: priced, warnings: [] };
  }
  const cell = (salePrice / 100).toFixed(2);
  const remark = { kind: 'price', line, column: 'salePrice', cell, reason: fillerAmount(cell) } as const;
  const priceless = { ...vehicle, salePrice: null, oldPrice: null, listPrice: real(listPrice) };
  return { kind: 'vehicle', line, vehicle: priceless, warnings: [remark] };
}

function readVehicle(line: number, value: unknown): FeedRow {
  const parsed = storeVehicleShape.safeParse(value);
  if (!parsed.success) return refuse(line, value, parsed.error.issues[0]);
  const { status, price, ...sold } = parsed.data;
  const vehicle = price === null ? sold : { ...sold, ...withoutFees(price) };
  if (status === 'sold') return { kind: 'sold', line, vin: vehicle.vin };
  const completed = completeVehicle({ ...vehicle, status }, decodeVin(vehicle.vin));
  const remarks = completed.contradictions.map(({ kind, field, reason }): Remark => {
    const cell = vehicle[field];
    return { kind, line, column: field, cell: cell === null ? null : shortCell(String(cell)), reason };
  });
  const row = withRealPrices(line, completed.vehicle);
  return row.kind === 'vehicle' ? { ...row, warnings: [...row.warnings, ...remarks] } : row;
}

function parseJson(text: string): { readonly value: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return null;
  }
}

async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_DOCUMENT) break;
    yield* lines;
  }
  yield rest;
}

function* readDocument(text: string): Generator<FeedRow> {
  const json = parseJson(text);
  const vehicles = json === null ? null : documentShape.safeParse(json.value);
  if (!vehicles?.success) {
    throw new FeedError('This is not JSON of the store API: a list of vehicles, or {"vehicles": […]}.');
  }
  for (const [at, vehicle] of vehicles.data.entries()) yield readVehicle(at + 1, vehicle);
}

/**
 * Reads vehicles of our store API: one JSON document of at most 64 MB, or one vehicle per line without limit. The
 * "line" of a car in a document is its position in the list.
 * @throws FeedError if it is not JSON or ends in the middle of a line
 */
export async function* readStoreApi(path: string): AsyncGenerator<FeedRow> {
  let document = '';
  let isLines = false;
  let line = 0;
  for await (const text of linesOf(decodeText(path, await detectEncoding(path)))) {
    line += 1;
    if (document === '' && text.trim() === '') continue;
    const json = document === '' ? parseJson(text) : null;
    const isVehicle = json?.value instanceof Object && 'vin' in json.value;
    if (isVehicle || (isLines && json !== null)) {
      isLines = true;
      yield readVehicle(line, json.value);
    } else if (isLines) throw new FeedError(`Line ${line} is not JSON. Ask for the file again.`);
    else {
      document += `${text}\n`;
      if (document.length > LONGEST_DOCUMENT) {
        throw new FeedError('The document is longer than 64 MB: send one vehicle per line (NDJSON).');
      }
    }
  }
  if (!isLines) yield* readDocument(document);
}
