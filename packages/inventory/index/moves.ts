import { eachRow, type Pause } from './pauses.ts';
import type { Row } from './row.ts';

/** What a position becomes when its car is gone or differs. */
export const LEFT = -1;

/** Where the cars of one state of an inventory are in the next. */
export interface Moves {
  /** the new position by the old one, or LEFT; whoever came first still does */
  readonly to: Int32Array;
  /** new positions of cars that were not there before, or differed */
  readonly fresh: readonly number[];
}

/** Follows the cars from one state to the next; both are in the order of VINs and share the rows that stayed. */
export async function traceMoves(
  before: readonly Row[],
  after: readonly Row[],
  pause: Pause,
): Promise<Moves> {
  const to = new Int32Array(before.length).fill(LEFT);
  const fresh: number[] = [];
  let old = 0;
  await eachRow(after.length, pause, (at) => {
    const row = after[at];
    if (row === undefined) return;
    while (before[old] !== row && (before[old]?.listing.vin ?? row.listing.vin) < row.listing.vin) old += 1;
    if (before[old] === row) {
      to[old] = at;
      old += 1;
    } else fresh.push(at);
  });
  return { to, fresh };
}
