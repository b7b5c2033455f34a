import {
  type AdvertisedAnswer,
  advertisedAnswerShape,
  type AdvertisedRequest,
} from '@rooftop/inventory/advertised-api';
import { useEffect, useState } from 'react';
import { type ApiResult, ask } from '../api/ask.ts';
import type { Call } from '../api/call.ts';

/** Reads what was advertised. Undefined until it is known, and without a request. */
export function useAdvertised(
  call: Call,
  dealership: string,
  request: AdvertisedRequest | undefined,
): ApiResult<AdvertisedAnswer> | undefined {
  const [answer, setAnswer] = useState<{
    readonly to: string;
    readonly answer: ApiResult<AdvertisedAnswer>;
  }>();
  // As text, because the place may be another object at each render.
  const query = request === undefined ? null : new URLSearchParams({ ...request }).toString();
  useEffect(() => {
    const left = new AbortController();
    async function read(to: string) {
      const path = `advertised/${encodeURIComponent(dealership)}?${to}`;
      const found = await ask(call(path, { signal: left.signal }), advertisedAnswerShape);
      if (!left.signal.aborted) setAnswer({ to, answer: found });
    }
    if (query !== null) void read(query);
    return () => left.abort();
  }, [call, dealership, query]);
  return answer?.to === query ? answer?.answer : undefined;
}
