import { useCallback, useEffect, useState } from 'react';
import type { ApiResult } from '../api/ask.ts';

/**
 * Keeps what a request found. `refresh` asks again and keeps the earlier answer until then.
 * @param request must be the same function as long as it asks for the same
 */
export function useAnswer<Found>(request: () => Promise<ApiResult<Found>>) {
  const [answer, setAnswer] = useState<ApiResult<Found>>();
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
