import type { Attributes } from './attributes.ts';
import { type Bits, noBits, setBit } from './bits.ts';
import { type Columns, knownIn, readColumns } from './columns.ts';
import { readVocabulary, type Vocabulary } from './keyword/vocabulary.ts';
import { traceMoves } from './moves.ts';
import { orderAll, type Orders, type OrdersBefore } from './orders.ts';
import { eachRow, type Pause } from './pauses.ts';
import { emptyPostings, type Postings } from './postings.ts';
import type { Row } from './row.ts';

/** What a search reads. Nothing of it changes; positions are ranks of VINs. */
export interface Snapshot {
  readonly size: number;
  readonly rows: readonly Row[];
  readonly attributes: Attributes;
  /** by the id of a value */
  readonly postings: readonly (Postings | undefined)[];
  readonly columns: Columns;
  readonly orders: Orders;
  /** not sold */
  readonly live: Bits;
  /** cars with a number to sort by */
  readonly known: Readonly<Record<'price' | 'mileage' | 'year' | 'day', Bits>>;
  /** not sold, and for everybody */
  readonly open: Bits;
  readonly vocabulary: Vocabulary;
}

/** The cars of each value. */
async function readPostings(
  rows: readonly Row[],
  values: number,
  pause: Pause,
): Promise<readonly (Postings | undefined)[]> {
  const counts = new Uint32Array(values);
  await eachRow(rows.length, pause, (at) => {
    for (const id of rows[at]?.attributes ?? []) counts[id] = (counts[id] ?? 0) + 1;
  });
  const postings = Array.from(counts, (count) =>
    count === 0 ? undefined : emptyPostings(count, rows.length),
  );
  const filled = new Uint32Array(values);
  await eachRow(rows.length, pause, (at) => {
    for (const id of rows[at]?.attributes ?? []) {
      const of = postings[id];
      if (of === undefined) continue;
      if (of.bits === null) of.list[filled[id] ?? 0] = at;
      else setBit(of.bits, at);
      filled[id] = (filled[id] ?? 0) + 1;
    }
  });
  return postings;
}

/** Beyond this share of new cars sorting everything is quicker than putting each where it belongs. */
const MANY_FRESH = 1 / 8;

/** Where the cars of a state before have gone. null: there is little left of it */
async function movesSince(
  before: Snapshot,
  rows: readonly Row[],
  pause: Pause,
): Promise<OrdersBefore | null> {
  const moves = await traceMoves(before.rows, rows, pause);
  return moves.fresh.length > rows.length * MANY_FRESH ? null : { orders: before.orders, moves };
}

/** @param before the state that the rows were made from, when there is one */
export async function takeSnapshot(
  rows: readonly Row[],
  attributes: Attributes,
  before: Snapshot | null,
  pause: Pause,
): Promise<Snapshot> {
  const live = noBits(rows.length);
  const open = noBits(rows.length);
  await eachRow(rows.length, pause, (at) => {
    const row = rows[at];
    if (row === undefined || row.isSold) return;
    setBit(live, at);
    if (!row.listing.isPrivate) setBit(open, at);
  });
  const postings = await readPostings(rows, attributes.all.length, pause);
  const columns = await readColumns(rows, pause);
  return {
    size: rows.length,
    rows,
    attributes,
    postings,
    columns,
    orders: await orderAll(columns, before && (await movesSince(before, rows, pause)), pause),
    known: {
      price: knownIn(columns.price),
      mileage: knownIn(columns.mileage),
      year: knownIn(columns.year),
      day: knownIn(columns.day),
    },
    live,
    open,
    vocabulary: readVocabulary(attributes, postings),
  };
}
