import type { Attributes } from './attributes.ts';
import { type NumberColumns, moveColumns, readColumns } from './number-columns.ts';
import { type Drop, readDrops } from './deals.ts';
import { readVocabulary, type KeywordVocabulary } from './keyword/keyword-vocabulary.ts';
import { type Moves, traceMoves } from './moves.ts';
import { moveOrders, type Orders, sortOrders } from './orders.ts';
import type { Pause } from './pauses.ts';
import { type AllPostings, moveAllPostings, readPostings } from './read-postings.ts';
import type { Row } from './row.ts';
import { moveSets, readSets, type Sets } from './sets.ts';

/** The data that searches read. It never changes. Positions are ranks of VINs. */
export interface Snapshot {
  readonly size: number;
  readonly rows: readonly Row[];
  readonly attributes: Attributes;
  /** By the id of a value. */
  readonly postings: AllPostings;
  readonly columns: NumberColumns;
  readonly orders: Orders;
  readonly sets: Sets;
  readonly drops: readonly Drop[];
  readonly vocabulary: KeywordVocabulary;
}

/** With a larger share of new cars, reading everything again is faster than updating. */
const MANY_FRESH = 1 / 8;

/** Where the cars of the previous snapshot have moved. Returns null if too few of them stayed. */
async function movesSince(
  before: Snapshot | null,
  rows: readonly Row[],
  pause: Pause,
): Promise<{ readonly before: Snapshot; readonly moves: Moves } | null> {
  if (before === null) return null;
  const moves = await traceMoves(before.rows, rows, pause);
  return moves.fresh.length + moves.left.length > rows.length * MANY_FRESH ? null : { before, moves };
}

/** Whether the same values have cars. */
const hasSameValues = (before: AllPostings, now: AllPostings): boolean =>
  now.every((cars, id) => (cars === undefined) === (before[id] === undefined));

/** @param last the snapshot that the rows were made from, or null */
export async function takeSnapshot(
  rows: readonly Row[],
  attributes: Attributes,
  last: Snapshot | null,
  pause: Pause,
): Promise<Snapshot> {
  const values = attributes.all.length;
  const common = { size: rows.length, rows, attributes };
  const since = await movesSince(last, rows, pause);
  if (since === null) {
    const postings = await readPostings(rows, values, pause);
    const columns = await readColumns(rows, pause);
    return {
      ...common,
      postings,
      columns,
      orders: await sortOrders(columns, pause),
      sets: await readSets(rows, pause),
      drops: await readDrops(rows, pause),
      vocabulary: readVocabulary(attributes, postings),
    };
  }
  const { before, moves } = since;
  const postings = await moveAllPostings(before, moves, rows, values, pause);
  const columns = await moveColumns(before.columns, moves, rows, pause);
  return {
    ...common,
    postings,
    columns,
    orders: await moveOrders(before, moves, columns, pause),
    sets: moveSets(before.sets, moves, rows),
    drops: await readDrops(rows, pause),
    vocabulary: hasSameValues(before.postings, postings)
      ? before.vocabulary
      : readVocabulary(attributes, postings),
  };
}
