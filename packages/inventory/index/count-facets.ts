import type { Attribute } from './attributes.ts';
import { countCommon } from './postings.ts';
import type { Selection } from './selection.ts';
import type { Snapshot } from './snapshot.ts';

/** A value to filter by, and how many cars would remain if it were chosen. */
export interface FacetCount extends Pick<Attribute, 'value' | 'label' | 'parent'> {
  readonly count: number;
}

/** Counts the cars of a selection that have a value, by the value's id. */
export type Counter = (id: number) => number;

/**
 * Up to this many cars, reading each car is faster than intersecting sets: for the values of all facets, and of one.
 */
const FEW = { all: 2048, one: 128 };

/** @param isForAll true to count the values of all facets, false for those of one */
export function createCounter(
  { bits, few }: Selection,
  { rows, postings }: Snapshot,
  isForAll: boolean,
): Counter {
  const counts = new Uint32Array(postings.length);
  if (few === null || few.length > FEW[isForAll ? 'all' : 'one']) {
    const counted = new Uint8Array(postings.length);
    return (id) => {
      const cars = postings[id];
      if (counted[id] === 0 && cars !== undefined) counts[id] = countCommon(bits, cars);
      counted[id] = 1;
      return counts[id] ?? 0;
    };
  }
  for (const position of few) {
    for (const id of rows[position]?.attributes ?? []) counts[id] = (counts[id] ?? 0) + 1;
  }
  return (id) => counts[id] ?? 0;
}

/** Counts the values that cars have or that are chosen. */
export function countValues(
  values: readonly Attribute[],
  countOf: (id: number) => number,
  chosen: readonly string[],
): readonly FacetCount[] {
  const counts: FacetCount[] = [];
  for (const { id, value, label, parent } of values) {
    const count = countOf(id);
    if (count > 0 || chosen.includes(value)) counts.push({ value, label, parent, count });
  }
  return counts;
}
