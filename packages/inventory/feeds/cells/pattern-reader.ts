import { type Reader, unreadable } from './reading.ts';

/** Patterns of what feeds write, and what they mean. The first match counts. */
type PatternTable<Value> = readonly (readonly [pattern: RegExp, value: Value])[];

/** A reader that looks the cell up in a table of patterns. */
export const patternReader =
  <Value>(table: PatternTable<Value>, wanted: string): Reader<Value> =>
  (text) => {
    const found = table.find(([pattern]) => pattern.test(text));
    return found === undefined ? unreadable(text, wanted) : { value: found[1] };
  };

/** Like `patternReader`, but a cell that names several of the values says none: "4WD/FWD". */
export const onlyReader =
  <Value>(table: PatternTable<Value>, wanted: string): Reader<Value> =>
  (text) => {
    const found = new Set(table.filter(([pattern]) => pattern.test(text)).map(([, value]) => value));
    const [only] = found;
    return only === undefined || found.size > 1 ? unreadable(text, wanted) : { value: only };
  };
