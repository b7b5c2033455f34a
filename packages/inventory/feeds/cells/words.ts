import { type Reader, unreadable } from './reading.ts';

/** A pattern of what feeds write, and what it means; the first that fits counts. */
export type WordTable<Value> = readonly (readonly [pattern: RegExp, value: Value])[];

/** Reads a cell by a table of words. */
export const byWords =
  <Value>(table: WordTable<Value>, wanted: string): Reader<Value> =>
  (text) => {
    const found = table.find(([pattern]) => pattern.test(text));
    return found === undefined ? unreadable(text, wanted) : { value: found[1] };
  };
