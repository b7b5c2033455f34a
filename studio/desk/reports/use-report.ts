import type { Report } from '@rooftop/leads/inbox/report-api';
import { useEffect, useState } from 'react';
import type { ApiResult } from '../api/ask.ts';
import { useDesk } from '../shell/desk-context.ts';

/**
 * Reads the figures of some days. Undefined until they are there; then the old ones stay until the new ones are.
 * @param from first day
 * @param to last day
 */
export function useReport(from: string, to: string): ApiResult<Report> | undefined {
  const { api } = useDesk();
  const [answer, setAnswer] = useState<ApiResult<Report>>();
  useEffect(() => {
    const left = new AbortController();
    async function read() {
      const found = await api.report(from, to, left.signal);
      if (!left.signal.aborted) setAnswer(found);
    }
    void read();
    return () => left.abort();
  }, [api, from, to]);
  return answer;
}
