import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '../api/ask.ts';

/**
 * Keeps what a request found. `refresh` asks again and keeps the earlier answer until then.
 * @param request must be the same function as long as it asks for the same
 */
export function useAnswer<Found>(request: () => Promise<Answer<Found>>) {
  const [answer, setAnswer] = useState<Answer<Found>>();
  const refresh = useCallback(async () => setAnswer(await request()), [request]);
  useEffect(() => {
    let isGone = false;
    void request().then((found) => !isGone && setAnswer(found));
    return () => {
      isGone = true;
    };
  }, [request]);
  return { answer, refresh };
}
