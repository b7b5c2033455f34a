import type { Language } from '@rooftop/tenancy/languages';
import type { SanityClient } from '@sanity/client';
import type { ContentQuery, ValidatedResult } from './content-query.ts';
import { ContentUnavailable } from './content-unavailable.ts';

/** Timeout of a request to the source in milliseconds. */
const DEADLINE = 5000;

/**
 * Runs a query straight at the source, for a process that asks rarely and has no cache.
 * @param dealership document ID
 * @param language of its texts. Defaults to English.
 * @throws ContentUnavailable if the source fails
 */
export async function readFromSource<Value>(
  client: SanityClient,
  query: ContentQuery<Value>,
  dealership: string,
  language: Language = 'en',
): Promise<ValidatedResult<Value>> {
  try {
    const signal = AbortSignal.timeout(DEADLINE);
    const result: unknown = await client.fetch(query.groq, { dealership, language }, { signal });
    return query.validate(result, undefined);
  } catch (cause) {
    throw new ContentUnavailable(query.name, cause);
  }
}
