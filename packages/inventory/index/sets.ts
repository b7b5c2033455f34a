import { type Bits, noBits, setBit } from './bits.ts';
import { type Moves, moveBits } from './moves.ts';
import { forEachRow, type Pause } from './pauses.ts';
import { NONE, type Row } from './row.ts';

const NAMES = ['live', 'open', 'price', 'mileage', 'year', 'day'] as const;
type SetName = (typeof NAMES)[number];

/** Sets that searches start from, and the cars with a number to sort by. */
export type Sets = Readonly<Record<SetName, Bits>>;

/** Which cars belong to each set. */
const BELONGS: Readonly<Record<SetName, (row: Row) => boolean>> = {
  /** Not sold. */
  live: ({ isSold }) => !isSold,
  /** Neither sold nor private. */
  open: ({ isSold, listing }) => !isSold && !listing.isPrivate,
  price: ({ numbers }) => numbers.price !== NONE,
  mileage: ({ numbers }) => numbers.mileage !== NONE,
  year: ({ numbers }) => numbers.year !== NONE,
  day: ({ numbers }) => numbers.day !== NONE,
};

const setsOf = (set: (name: SetName) => Bits): Sets => ({
  live: set('live'),
  open: set('open'),
  price: set('price'),
  mileage: set('mileage'),
  year: set('year'),
  day: set('day'),
});

/** Adds the car at a position to its sets. */
function addTo(sets: Sets, at: number, row: Row | undefined): void {
  if (row === undefined) return;
  for (const name of NAMES) if (BELONGS[name](row)) setBit(sets[name], at);
}

export async function readSets(rows: readonly Row[], pause: Pause): Promise<Sets> {
  const sets = setsOf(() => noBits(rows.length));
  await forEachRow(rows.length, pause, (at) => addTo(sets, at, rows[at]));
  return sets;
}

/** Updates the sets of the previous snapshot. */
export function moveSets(before: Sets, moves: Moves, rows: readonly Row[]): Sets {
  const sets = setsOf((name) => moveBits(before[name], moves));
  for (const at of moves.fresh) addTo(sets, at, rows[at]);
  return sets;
}
