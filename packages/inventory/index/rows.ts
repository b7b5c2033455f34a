import type { Listing } from '../vehicle.ts';
import { eachRow, type Pause } from './pauses.ts';
import type { Row } from './row.ts';

/** What happened to an inventory: cars that are new or differ now, and the VINs of cars to forget. */
export interface Changes {
  readonly put?: readonly Listing[];
  readonly remove?: readonly string[];
}

/** Rows that are sorted one by one before they are merged. */
const RUN = 2048;

/** Two sorted lists as one. Of two rows with one VIN the second list's stands. */
async function merge(older: readonly Row[], newer: readonly Row[], pause: Pause): Promise<Row[]> {
  const merged: Row[] = [];
  let at = 0;
  await eachRow(newer.length, pause, (next) => {
    const row = newer[next];
    if (row === undefined) return;
    const { vin } = row.listing;
    for (let old = older[at]; old !== undefined && old.listing.vin <= vin; old = older[at]) {
      if (old.listing.vin !== vin) merged.push(old);
      at += 1;
    }
    merged.push(row);
  });
  await eachRow(older.length - at, pause, (rest) => {
    const row = older[at + rest];
    if (row !== undefined) merged.push(row);
  });
  return merged;
}

/** Sorted by VIN; of several rows with one VIN the last stands. */
async function sortRows(rows: readonly Row[], pause: Pause): Promise<readonly Row[]> {
  let runs: (readonly Row[])[] = [];
  for (let from = 0; from < rows.length; from += RUN) {
    await pause();
    const run = new Map(rows.slice(from, from + RUN).map((row) => [row.listing.vin, row]));
    runs.push([...run.values()].sort((a, b) => (a.listing.vin < b.listing.vin ? -1 : 1)));
  }
  while (runs.length > 1) {
    const merged: (readonly Row[])[] = [];
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(await merge(runs[at] ?? [], runs[at + 1] ?? [], pause));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

/** The rows after some changes, in the order of their VINs: a position in an index is the rank of a VIN. */
export async function changeRows(
  rows: readonly Row[],
  { put = [], remove = [] }: Changes,
  read: (listing: Listing) => Row,
  pause: Pause,
): Promise<readonly Row[]> {
  const changed: Row[] = [];
  await eachRow(put.length, pause, (at) => {
    const listing = put[at];
    if (listing !== undefined) changed.push(read(listing));
  });
  const merged = await merge(rows, await sortRows(changed, pause), pause);
  if (remove.length === 0) return merged;
  const gone = new Set(remove);
  return merged.filter(({ listing }) => !gone.has(listing.vin));
}

/** Where a VIN is. -1: nowhere */
export function findRow(rows: readonly Row[], vin: string): number {
  const at = firstFrom(rows, vin);
  return rows[at]?.listing.vin === vin ? at : -1;
}

/** The position of the first VIN that does not come before `text`. */
export function firstFrom(rows: readonly Row[], text: string): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle]?.listing.vin ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
