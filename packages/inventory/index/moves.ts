import { type Bits, copyBits, intersect, noBits, setBit } from './bits.ts';
import { eachRow, type Pause } from './pauses.ts';
import type { Row } from './row.ts';

/** What a position becomes when its car is gone or differs. */
export const LEFT = -1;

/** Positions in a row that have moved together. */
interface Run {
  readonly from: number;
  readonly to: number;
  length: number;
}

/** Where the cars of one state of an inventory are in the next. */
export interface Moves {
  /** the new position by the old one, or LEFT; whoever came first still does */
  readonly to: Int32Array;
  /** the same in runs, which go on over cars that differ but have kept their place among the others */
  readonly runs: readonly Readonly<Run>[];
  /** old positions of cars that are gone or differ */
  readonly left: readonly number[];
  /** new positions of cars that were not there before, or differ */
  readonly fresh: readonly number[];
  /** new positions of all others */
  readonly stayed: Bits;
  /** whether every car that was there before is where it was */
  readonly isInPlace: boolean;
}

/** Adds a pair of positions to the last run, or begins another. */
function extend(runs: Run[], from: number, to: number): void {
  const last = runs.at(-1);
  if (last !== undefined && last.from + last.length === from && last.to + last.length === to) {
    last.length += 1;
  } else runs.push({ from, to, length: 1 });
}

/** Follows the cars from one state to the next; both are in the order of VINs and share the rows that stayed. */
export async function traceMoves(
  before: readonly Row[],
  after: readonly Row[],
  pause: Pause,
): Promise<Moves> {
  const to = new Int32Array(before.length).fill(LEFT);
  const runs: Run[] = [];
  const left: number[] = [];
  const fresh: number[] = [];
  const stayed = noBits(after.length);
  let old = 0;
  await eachRow(after.length, pause, (at) => {
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

/** A set of cars in their new positions, without those that are fresh. */
export function moveBits(before: Bits, { runs, stayed }: Moves): Bits {
  const bits = new Uint32Array(stayed.length);
  for (const { from, to, length } of runs) copyBits(before, from, bits, to, length);
  intersect(bits, stayed);
  return bits;
}

/** Numbers of cars in their new positions; those of fresh cars are still to be written. @param size new number of cars */
export function moveNumbers(before: Float64Array, { runs }: Moves, size: number): Float64Array {
  const numbers = new Float64Array(size);
  for (const { from, to, length } of runs) numbers.set(before.subarray(from, from + length), to);
  return numbers;
}
