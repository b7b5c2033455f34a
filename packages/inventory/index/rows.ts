import type { Listing } from '../vehicle.ts';
import { forEachRow, type Pause } from './pauses.ts';
import type { Row } from './row.ts';

/** Changes to an inventory: cars that were added or changed, and the VINs of cars to remove. */
export interface Changes {
  readonly put?: readonly Listing[];
  readonly remove?: readonly string[];
}

/** Number of rows that are sorted at once before they are merged. */
const RUN = 2048;

/** Merges two sorted lists. Of two rows with one VIN, the second list's wins. */
async function merge(older: readonly Row[], newer: readonly Row[], pause: Pause): Promise<Row[]> {
  const merged: Row[] = [];
  let at = 0;
  let next = 0;
  await forEachRow(older.length + newer.length, pause, () => {
    const old = older[at];
    const row = newer[next];
    if (old !== undefined && (row === undefined || old.listing.vin < row.listing.vin)) {
      merged.push(old);
      at += 1;
    } else if (row !== undefined) {
      merged.push(row);
      next += 1;
      if (old?.listing.vin === row.listing.vin) at += 1;
    }
  });
  return merged;
}

/** Sorts rows by VIN. Of several rows with one VIN, the last wins. */
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

/** Applies changes to rows and keeps them in the order of VINs: a position in an index is the rank of a VIN. */
export async function applyChanges(
  rows: readonly Row[],
  { put = [], remove = [] }: Changes,
  read: (listing: Listing) => Row,
  pause: Pause,
): Promise<readonly Row[]> {
  const changed: Row[] = [];
  await forEachRow(put.length, pause, (at) => {
    const listing = put[at];
    if (listing !== undefined) changed.push(read(listing));
  });
  const merged = await merge(rows, await sortRows(changed, pause), pause);
  if (remove.length === 0) return merged;
  const gone = new Set(remove);
  return merged.filter(({ listing }) => !gone.has(listing.vin));
}

/** The position of a VIN, or -1 if it is not found. */
export function findRow(rows: readonly Row[], vin: string): number {
  const at = firstFrom(rows, vin);
  return rows[at]?.listing.vin === vin ? at : -1;
}

/** The position of the first VIN that does not sort before `text`. */
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
