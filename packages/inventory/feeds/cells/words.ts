import { type Reader, unreadable } from './reading.ts';

/** Patterns of what feeds write, and what they mean. The first match counts. */
export type WordTable<Value> = readonly (readonly [pattern: RegExp, value: Value])[];

/** A reader that looks the cell up in a table of patterns. */
export const byWords =
  <Value>(table: WordTable<Value>, wanted: string): Reader<Value> =>
  (text) => {
    const found = table.find(([pattern]) => pattern.test(text));
    return found === undefined ? unreadable(text, wanted) : { value: found[1] };
  };
