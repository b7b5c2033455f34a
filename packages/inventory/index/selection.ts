import { type Bits, countBits, hasBit, lowestBit, positionsOf } from './bits.ts';
import { NONE } from './row.ts';
import { type Order, positionOfKey, sortKey } from './orders.ts';
import { type Range, type Sort, SORT_OPTIONS } from './query.ts';
import type { Snapshot } from './snapshot.ts';

/** Up to this many cars, reading each one is faster than scanning sets of all cars. */
const FEW = 4096;

/** Sorting a car costs this many times as much as checking whether it is selected. */
const SORTING = 16;

/** Cars that pass some filters. */
export interface Selection {
  readonly bits: Bits;
  readonly count: number;
  /** The positions of the cars if they are few, else null. */
  readonly few: Uint32Array | null;
}

export function createSelection(bits: Bits): Selection {
  const count = countBits(bits);
  return { bits, count, few: count <= FEW ? positionsOf(bits, count) : null };
}

/** The lowest and highest value of a column in a selection. Returns null if no car has one. */
export function boundsOf({ bits }: Selection, column: Float64Array): Range | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const value = column[lowestBit(word, rest)] ?? NONE;
      if (value === NONE) continue;
      if (value < min) min = value;
      if (value > max) max = value;
    }
  }
  return max === Number.NEGATIVE_INFINITY ? null : { min, max };
}

/** The same for a column with a known order: searches from both ends for a selected car. */
export function orderedBounds(selection: Selection, column: Float64Array, order: Order): Range | null {
  if (selection.few !== null) return boundsOf(selection, column);
  const isSelected = (position: number): boolean => hasBit(selection.bits, position);
  const first = column[order.find(isSelected) ?? -1];
  const last = column[order.findLast(isSelected) ?? -1];
  if (first === undefined || last === undefined) return null;
  return { min: Math.min(first, last), max: Math.max(first, last) };
}

/** Positions `from` to `to` of a selection in the order of a sort. Counts only cars that have a value to sort by. */
export function sortedPart(
  { bits, few }: Selection,
  { columns, orders }: Snapshot,
  sort: Sort,
  from: number,
  to: number,
): readonly number[] {
  if (few !== null && few.length ** 2 * SORTING < to * orders[sort].length) {
    const { column, isDescending } = SORT_OPTIONS[sort];
    const values = columns[column];
    const keys = Float64Array.from(few, (position) =>
      sortKey(values[position] ?? NONE, position, isDescending),
    );
    return Array.from(keys.sort().subarray(from, to), positionOfKey);
  }
  const part: number[] = [];
  let passed = 0;
  for (const position of orders[sort]) {
    if (!hasBit(bits, position)) continue;
    if (passed >= from) part.push(position);
    passed += 1;
    if (passed >= to) break;
  }
  return part;
}
