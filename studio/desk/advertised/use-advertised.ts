import {
  type AdvertisedAnswer,
  advertisedAnswerShape,
  type AdvertisedRequest,
} from '@rooftop/inventory/advertised-api';
import { useEffect, useState } from 'react';
import { type Answer, ask } from '../api/ask.ts';
import type { Call } from '../api/call.ts';

/** Reads what was advertised. Undefined until it is known, and without a request. */
export function useAdvertised(
  call: Call,
  dealership: string,
  request: AdvertisedRequest | undefined,
): Answer<AdvertisedAnswer> | undefined {
  const [answer, setAnswer] = useState<{ to: AdvertisedRequest; answer: Answer<AdvertisedAnswer> }>();
  useEffect(() => {
    const left = new AbortController();
    async function read(to: AdvertisedRequest) {
      const path = `advertised/${encodeURIComponent(dealership)}?${new URLSearchParams({ ...to })}`;
      const found = await ask(call(path, { signal: left.signal }), advertisedAnswerShape);
      if (!left.signal.aborted) setAnswer({ to, answer: found });
    }
    if (request !== undefined) void read(request);
    return () => left.abort();
  }, [call, dealership, request]);
  return answer?.to === request ? answer?.answer : undefined;
}
