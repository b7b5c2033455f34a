import { type SearchAnswer, searchAnswerShape } from '@rooftop/inventory/search-api';
import { useCallback, useEffect, useState } from 'react';
import { useStudioApi } from '../use-studio-api.ts';

/** Milliseconds without typing until the platform is asked. */
const TYPING_MS = 300;

/** Returns a function that says what a URL finds. It returns null if the platform does not answer. */
export function useDescribeSearch(dealership: string | null) {
  const ask = useStudioApi();
  return useCallback(
    async (url: string, signal?: AbortSignal): Promise<SearchAnswer | null> => {
      if (dealership === null) return null;
      try {
        const query = new URLSearchParams({ url });
        const answer = await ask(`searches/${dealership}?${query}`, signal && { signal });
        return answer.ok ? searchAnswerShape.parse(await answer.json()) : null;
      } catch {
        return null;
      }
    },
    [ask, dealership],
  );
}

interface FoundCars {
  /** The URL that was asked about. It stays until the next one is answered. */
  readonly url: string;
  /** Null if the platform did not answer, as on hosted Sanity. */
  readonly answer: SearchAnswer | null;
}

/**
 * What a URL of the inventory finds today. Undefined until it is known.
 * @param url null: none
 * @param pause milliseconds for which the URL must stay the same before the platform is asked
 */
export function useFoundCars(
  dealership: string | null,
  url: string | null,
  pause = TYPING_MS,
): FoundCars | undefined {
  const describe = useDescribeSearch(dealership);
  const [found, setFound] = useState<FoundCars>();
  useEffect(() => {
    if (url === null) return undefined;
    const ended = new AbortController();
    async function ask(asked: string) {
      const answer = await describe(asked, ended.signal);
      if (!ended.signal.aborted) setFound({ url: asked, answer });
    }
    const timer = setTimeout(() => void ask(url), pause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [describe, url, pause]);
  return found;
}
