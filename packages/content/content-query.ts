import { z } from 'zod';
import { parseLeavingOut } from './leave-out.ts';

const identified = z.looseObject({ id: z.string() });

/** A validated result. */
export interface ValidatedResult<Value> {
  readonly value: Value;
  /**
   * What is incomplete: IDs of documents that were left out or replaced by their last complete version, and paths of
   * parts left out.
   */
  readonly broken: readonly string[];
}

/** Removes line breaks and indentation, so that more queries are short enough to be sent as GET. */
const compact = (groq: string): string => groq.replaceAll(/\s+/g, ' ').trim();

/** A GROQ query that can validate its result. Validation throws ZodError. */
export interface ContentQuery<Value> {
  /** Name for cache keys, logs and errors. */
  readonly name: string;
  readonly groq: string;
  /** @param previous the last good value, used to replace invalid documents */
  validate(result: unknown, previous: Value | undefined): ValidatedResult<Value>;
}

/**
 * A query whose result is one object or null. Incomplete parts of the object are left out. The types tie together the
 * query's text (only texts with generated types are accepted), the generated type, and the runtime validation, which
 * must accept nothing that the generated type excludes and must know every field.
 */
export function queryOne<
  Query extends keyof SanityQueries,
  Shape extends z.ZodType<unknown, NonNullable<SanityQueries[Query]>>,
>(name: string, groq: Query, shape: Shape): ContentQuery<z.output<Shape> | null> {
  const nullable = shape.nullable();
  return { name, groq: compact(groq), validate: (result) => parseLeavingOut(nullable, result) };
}

type Item<Result> = Result extends readonly (infer One)[] ? One : never;

/**
 * Validates each document of a list. An invalid one keeps its last valid version, or is left out if it never had one.
 */
function manyOf<Value extends { readonly id: string }>(
  name: string,
  groq: string,
  checkOne: (item: { readonly id: string }) => ValidatedResult<Value | undefined>,
): ContentQuery<readonly Value[]> {
  return {
    name,
    groq: compact(groq),
    validate(result, previous) {
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
 * A query whose result is a list of documents. One incomplete document doesn't affect the others: it keeps its last
 * complete version, or is left out if it never had one.
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

/** Like `queryMany`, for documents with many parts: incomplete parts are left out and the rest is used. */
export const queryManyPartial = <
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
