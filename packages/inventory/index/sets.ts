import { type Bits, noBits, setBit } from './bits.ts';
import { type Moves, moveBits } from './moves.ts';
import { eachRow, type Pause } from './pauses.ts';
import { NONE, type Row } from './row.ts';

const NAMES = ['live', 'open', 'price', 'mileage', 'year', 'day'] as const;
type SetName = (typeof NAMES)[number];

/** What searches start from, and the cars with a number to sort by. */
export type Sets = Readonly<Record<SetName, Bits>>;

/** Which cars belong to each set. */
const BELONGS: Readonly<Record<SetName, (row: Row) => boolean>> = {
  /** not sold */
  live: ({ isSold }) => !isSold,
  /** not sold, and for everybody */
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

/** Puts the car at a position into its sets. */
function addTo(sets: Sets, at: number, row: Row | undefined): void {
  if (row === undefined) return;
  for (const name of NAMES) if (BELONGS[name](row)) setBit(sets[name], at);
}

export async function readSets(rows: readonly Row[], pause: Pause): Promise<Sets> {
  const sets = setsOf(() => noBits(rows.length));
  await eachRow(rows.length, pause, (at) => addTo(sets, at, rows[at]));
  return sets;
}

/** The sets of the state before, brought up to date. */
export function moveSets(before: Sets, moves: Moves, rows: readonly Row[]): Sets {
  const sets = setsOf((name) => moveBits(before[name], moves));
  for (const at of moves.fresh) addTo(sets, at, rows[at]);
  return sets;
}
