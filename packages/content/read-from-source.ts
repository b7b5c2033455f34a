import type { SanityClient } from '@sanity/client';
import type { ContentQuery, ValidatedResult } from './content-query.ts';
import { ContentUnavailable } from './content-unavailable.ts';

/** Timeout of a request to the source in milliseconds. */
const DEADLINE = 5000;

/**
 * Runs a query straight at the source, for a process that asks rarely and has no cache.
 * @param dealership document ID
 * @throws ContentUnavailable if the source fails
 */
export async function readFromSource<Value>(
  client: SanityClient,
  query: ContentQuery<Value>,
  dealership: string,
): Promise<ValidatedResult<Value>> {
  try {
    const signal = AbortSignal.timeout(DEADLINE);
    const result: unknown = await client.fetch(query.groq, { dealership, language: 'en' }, { signal });
    return query.validate(result, undefined);
  } catch (cause) {
    throw new ContentUnavailable(query.name, cause);
  }
}
