import { z } from 'zod';
import { parseLeavingOut } from './leave-out.ts';

const identified = z.looseObject({ id: z.string() });

/** A result that passed its check. */
export interface Checked<Value> {
  readonly value: Value;
  /** what is incomplete: ids of documents that were replaced by their last complete state or left out; paths of parts left out */
  readonly broken: readonly string[];
}

/** The same query without the line breaks and indents that only we need: what is short enough is sent as GET. */
const compact = (groq: string): string => groq.replaceAll(/\s+/g, ' ').trim();

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
  return { name, groq: compact(groq), check: (result) => parseLeavingOut(nullable, result) };
}

type Item<Result> = Result extends readonly (infer One)[] ? One : never;

/** A list of documents, each checked by itself: one without a value keeps its last, or is left out when it never had one. */
function manyOf<Value extends { readonly id: string }>(
  name: string,
  groq: string,
  checkOne: (item: { readonly id: string }) => Checked<Value | undefined>,
): ContentQuery<readonly Value[]> {
  return {
    name,
    groq: compact(groq),
    check(result, previous) {
      const value: Value[] = [];
      const broken: string[] = [];
      for (const item of identified.array().parse(result)) {
        const checked = checkOne(item);
        const usable = checked.value ?? previous?.find(({ id }) => id === item.id);
        broken.push(...checked.broken);
        if (usable !== undefined) value.push(usable);
      }
      return { value, broken };
    },
  };
}

/**
 * A query whose result is a list of documents. One incomplete document must not take the others down: it keeps its
 * last complete state, or is left out when it never had one.
 */
export const queryMany = <
  Query extends keyof SanityQueries,
  Shape extends z.ZodType<{ readonly id: string }, Item<SanityQueries[Query]>>,
>(
  name: string,
  groq: Query,
  shape: Shape,
): ContentQuery<readonly z.output<Shape>[]> =>
  manyOf<z.output<Shape>>(name, groq, (item) => {
    const { success, data } = shape.safeParse(item);
    return success ? { value: data, broken: [] } : { value: undefined, broken: [item.id] };
  });

/** The same for documents of many parts: of one that is incomplete in parts the rest is used. */
export const queryManyOfParts = <
  Query extends keyof SanityQueries,
  Shape extends z.ZodType<{ readonly id: string }, Item<SanityQueries[Query]>>,
>(
  name: string,
  groq: Query,
  shape: Shape,
): ContentQuery<readonly z.output<Shape>[]> =>
  manyOf<z.output<Shape>>(name, groq, (item) => {
    try {
      const { value, broken } = parseLeavingOut(shape, item);
      return { value, broken: broken.map((part) => `${item.id}: ${part}`) };
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      return { value: undefined, broken: [item.id] };
    }
  });
