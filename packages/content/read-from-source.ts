import type { Language } from '@rooftop/tenancy/languages';
import type { SanityClient } from '@sanity/client';
import type { ContentQuery, ValidatedResult } from './content-query.ts';
import { ContentUnavailable } from './content-unavailable.ts';
import { withEditMarks } from './edit-marks.ts';

/** Timeout of a request to the source in milliseconds. */
const DEADLINE = 5000;

interface ReadOptions {
  /** Of texts. Defaults to English. */
  readonly language?: Language;
  /** Whether texts say where they are written, for a preview. */
  readonly editMarks?: boolean;
}

/**
 * Runs a query straight at the source, for who asks rarely and has no cache.
 * @param dealership document ID
 * @throws ContentUnavailable if the source fails
 */
export async function readFromSource<Value>(
  client: SanityClient,
  query: ContentQuery<Value>,
  dealership: string,
  { language = 'en', editMarks = false }: ReadOptions = {},
): Promise<ValidatedResult<Value>> {
  try {
    const signal = AbortSignal.timeout(DEADLINE);
    const { result, resultSourceMap } = await client.fetch<unknown>(
      query.groq,
      { dealership, language },
      { signal, filterResponse: false, resultSourceMap: editMarks && 'withKeyArraySelector' },
    );
    const read = resultSourceMap === undefined ? result : withEditMarks(result, resultSourceMap);
    return query.validate(read, undefined);
  } catch (cause) {
    throw new ContentUnavailable(query.name, cause);
  }
}
