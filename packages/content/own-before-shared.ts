import { z } from 'zod';
import type { ContentQuery } from './content-query.ts';

/** Fields of documents that a dealership can own or share with all others. */
export const sharedShape = { isShared: z.boolean() };

interface Shareable {
  readonly isShared: boolean;
}

/** Keeps one value per name, preferring the dealership's own, in the original order. */
export function preferOwn<Value extends Shareable>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
): Value[] {
  const own = new Set(values.filter(({ isShared }) => !isShared).map(nameOf));
  return values.filter((value) => !value.isShared || !own.has(nameOf(value)));
}

/** A query over own and shared documents. Returns one per name, preferring the dealership's own. */
export const preferOwnQuery = <Value extends Shareable>(
  query: ContentQuery<readonly Value[]>,
  nameOf: (value: Value) => string,
): ContentQuery<readonly Value[]> => ({
  ...query,
  validate(result, previous) {
    const { value, broken } = query.validate(result, previous);
    return { value: preferOwn(value, nameOf), broken };
  },
});
