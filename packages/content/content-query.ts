import { z } from 'zod';
import { parseLeavingOut } from './leave-out.ts';

const identified = z.looseObject({ id: z.string() });

/** A result that passed its check. */
export interface Checked<Value> {
  readonly value: Value;
  /** what is incomplete: ids of documents that were replaced by their last complete state or left out; paths of parts left out */
  readonly broken: readonly string[];
}

/** A GROQ query that knows how to check its result. The checks throw ZodError. */
export interface ContentQuery<Value> {
  /** for keys, logs and errors */
  readonly name: string;
  readonly groq: string;
  /** @param previous the last good value, to fall back to in parts */
  check(result: unknown, previous: Value | undefined): Checked<Value>;
}

/**
 * A query whose result is one thing or null; of a thing that is incomplete in parts the rest is used. The types bind three things that must not drift apart: the query's text
 * (only a text that types were generated for is accepted), the generated type, and the check made at run time, which
 * must accept nothing that the generated type excludes and must know every field.
 */
export function queryOne<
  Query extends keyof SanityQueries,
  Shape extends z.ZodType<unknown, NonNullable<SanityQueries[Query]>>,
>(name: string, groq: Query, shape: Shape): ContentQuery<z.output<Shape> | null> {
  const nullable = shape.nullable();
  return { name, groq, check: (result) => parseLeavingOut(nullable, result) };
}

type Item<Result> = Result extends readonly (infer One)[] ? One : never;

/**
 * A query whose result is a list of documents. One incomplete document must not take the others down: it keeps its
 * last complete state, or is left out when it never had one.
 */
export function queryMany<
  Query extends keyof SanityQueries,
  Shape extends z.ZodType<{ readonly id: string }, Item<SanityQueries[Query]>>,
>(name: string, groq: Query, shape: Shape): ContentQuery<readonly z.output<Shape>[]> {
  return {
    name,
    groq,
    check(result, previous) {
      const value: z.output<Shape>[] = [];
      const broken: string[] = [];
      for (const item of identified.array().parse(result)) {
        const parsed = shape.safeParse(item);
        const usable = parsed.success ? parsed.data : previous?.find(({ id }) => id === item.id);
        if (!parsed.success) broken.push(item.id);
        if (usable !== undefined) value.push(usable);
      }
      return { value, broken };
    },
  };
}
