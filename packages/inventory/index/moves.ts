import { type Bits, copyBits, intersect, noBits, setBit } from './bits.ts';
import { forEachRow, type Pause } from './pauses.ts';
import type { Row } from './row.ts';

/** The new position of a car that was removed or changed. */
export const REMOVED = -1;

/** Consecutive positions that moved together. */
interface Run {
  readonly from: number;
  readonly to: number;
  length: number;
}

/** Where the cars of one snapshot are in the next. */
export interface Moves {
  /** The new position by the old one, or REMOVED. The order of the cars stays the same. */
  readonly to: Int32Array;
  /** The same in runs. A run continues over changed cars that kept their place among the others. */
  readonly runs: readonly Readonly<Run>[];
  /** Old positions of cars that were removed or changed. */
  readonly left: readonly number[];
  /** New positions of cars that were added or changed. */
  readonly fresh: readonly number[];
  /** New positions of all other cars. */
  readonly stayed: Bits;
  /** Whether every car that stayed has the same position. */
  readonly isInPlace: boolean;
}

/** Adds a pair of positions to the last run, or begins another. */
function extend(runs: Run[], from: number, to: number): void {
  const last = runs.at(-1);
  if (last !== undefined && last.from + last.length === from && last.to + last.length === to) {
    last.length += 1;
  } else runs.push({ from, to, length: 1 });
}

/**
 * Follows the cars from one snapshot to the next. Both are in the order of VINs and share the rows of unchanged cars.
 */
export async function traceMoves(
  before: readonly Row[],
  after: readonly Row[],
  pause: Pause,
): Promise<Moves> {
  const to = new Int32Array(before.length).fill(REMOVED);
  const runs: Run[] = [];
  const left: number[] = [];
  const fresh: number[] = [];
  const stayed = noBits(after.length);
  let old = 0;
  await forEachRow(after.length, pause, (at) => {
    const row = after[at];
    if (row === undefined) return;
    while (before[old] !== row && (before[old]?.listing.vin ?? row.listing.vin) < row.listing.vin) {
      left.push(old);
      old += 1;
    }
    const was = before[old];
    if (was?.listing.vin === row.listing.vin) extend(runs, old, at);
    if (was === row) {
      to[old] = at;
      setBit(stayed, at);
      old += 1;
      return;
    }
    fresh.push(at);
    if (was?.listing.vin !== row.listing.vin) return;
    left.push(old);
    old += 1;
  });
  for (; old < before.length; old += 1) left.push(old);
  const isInPlace = before.length === after.length && runs.every(({ from, to: now }) => from === now);
  return { to, runs, left, fresh, stayed, isInPlace };
}

/** Moves a set of cars to their new positions, without the fresh ones. */
export function moveBits(before: Bits, { runs, stayed }: Moves): Bits {
  const bits = new Uint32Array(stayed.length);
  for (const { from, to, length } of runs) copyBits(before, from, bits, to, length);
  intersect(bits, stayed);
  return bits;
}

/**
 * Moves the numbers of cars to their new positions. The caller writes those of fresh cars. @param size new number of
 * cars
 */
export function moveNumbers(before: Float64Array, { runs }: Moves, size: number): Float64Array {
  const numbers = new Float64Array(size);
  for (const { from, to, length } of runs) numbers.set(before.subarray(from, from + length), to);
  return numbers;
}
