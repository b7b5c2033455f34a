/** The cars of each value, by the value's id. */
import { positionsOf, setBit } from './bits.ts';
import { REMOVED, type Moves, moveBits } from './moves.ts';
import { forEachRow, type Pause } from './pauses.ts';
import { emptyPostings, type Postings } from './postings.ts';
import type { Row } from './row.ts';

export type AllPostings = readonly (Postings | undefined)[];

/** Reads the postings from all cars. @param values how many values there are */
export async function readPostings(rows: readonly Row[], values: number, pause: Pause): Promise<AllPostings> {
  const counts = new Uint32Array(values);
  await forEachRow(rows.length, pause, (at) => {
    for (const id of rows[at]?.attributes ?? []) counts[id] = (counts[id] ?? 0) + 1;
  });
  const postings = Array.from(counts, (count) =>
    count === 0 ? undefined : emptyPostings(count, rows.length),
  );
  const filled = new Uint32Array(values);
  await forEachRow(rows.length, pause, (at) => {
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

/** Updates the cars of one value. @param fresh new positions of cars with it, in order */
function movePostings(
  before: Postings | undefined,
  moves: Moves,
  fresh: readonly number[],
  count: number,
  size: number,
): Postings | undefined {
  if (count === 0) return undefined;
  const next = emptyPostings(count, size);
  if (before?.bits && next.bits !== null) {
    const bits = moveBits(before.bits, moves);
    for (const at of fresh) setBit(bits, at);
    return { ...next, bits };
  }
  const old = before === undefined ? [] : (before.list ?? positionsOf(before.bits, before.count));
  const positions = [...fresh];
  for (const at of old) {
    const now = moves.to[at] ?? REMOVED;
    if (now !== REMOVED) positions.push(now);
  }
  if (next.bits === null) next.list.set(positions.sort((a, b) => a - b));
  else for (const at of positions) setBit(next.bits, at);
  return next;
}

/**
 * Updates the postings of the previous snapshot. The cost depends on the changes and the length of the sets, not on
 * the number of cars.
 */
export async function moveAllPostings(
  before: { readonly rows: readonly Row[]; readonly postings: AllPostings },
  moves: Moves,
  rows: readonly Row[],
  values: number,
  pause: Pause,
): Promise<AllPostings> {
  const counts = Array.from({ length: values }, (_, id) => before.postings[id]?.count ?? 0);
  const touched = new Set<number>();
  const count = (id: number, change: 1 | -1): void => {
    counts[id] = (counts[id] ?? 0) + change;
    touched.add(id);
  };
  for (const at of moves.left) for (const id of before.rows[at]?.attributes ?? []) count(id, -1);
  const fresh = Array.from({ length: values }, (): number[] => []);
  for (const at of moves.fresh) {
    for (const id of rows[at]?.attributes ?? []) {
      count(id, 1);
      fresh[id]?.push(at);
    }
  }
  const postings: (Postings | undefined)[] = [];
  for (let id = 0; id < values; id += 1) {
    await pause();
    const was = before.postings[id];
    postings.push(
      moves.isInPlace && !touched.has(id)
        ? was
        : movePostings(was, moves, fresh[id] ?? [], counts[id] ?? 0, rows.length),
    );
  }
  return postings;
}
