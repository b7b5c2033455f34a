import { z } from 'zod';
import type { ContentQuery } from './content-query.ts';

/** Fields of documents that a dealership may have of its own or in common with all. */
export const sharedShape = { isShared: z.boolean() };

interface Shareable {
  readonly isShared: boolean;
}

/** Of several with the same name those of the dealership itself, in the order in which they stand. */
export function ownFirst<Value extends Shareable>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
): Value[] {
  const own = new Set(values.filter(({ isShared }) => !isShared).map(nameOf));
  return values.filter((value) => !value.isShared || !own.has(nameOf(value)));
}

/** A query over own and shared documents, of each name one: what the dealership says itself counts. */
export const ownBeforeShared = <Value extends Shareable>(
  query: ContentQuery<readonly Value[]>,
  nameOf: (value: Value) => string,
): ContentQuery<readonly Value[]> => ({
  ...query,
  check(result, previous) {
    const { value, broken } = query.check(result, previous);
    return { value: ownFirst(value, nameOf), broken };
  },
});
