import type { InboxRefusal, LeadFilter, LeadPage } from '@rooftop/leads/inbox/inbox-api';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDesk, useLeadNews } from '../shell/desk-context.ts';

/** Milliseconds in which changes are collected before the list is read again. */
const TOGETHER_MS = 150;

interface Shown {
  readonly filter: LeadFilter;
  readonly page?: LeadPage;
  readonly refusal?: InboxRefusal;
}

/**
 * Keeps the leads that match a filter: one page of 50 at first, more on request. Whenever a lead changes, it reads as
 * many pages again. `page` is undefined until the first one is there.
 */
export function useLeads(given: LeadFilter) {
  const { api } = useDesk();
  const key = JSON.stringify(given);
  const filter = useMemo<LeadFilter>(() => JSON.parse(key), [key]);
  const [shown, setShown] = useState<Shown>({ filter });
  const pages = useRef(1);
  const reading = useRef(new AbortController());

  const read = useCallback(async () => {
    reading.current.abort();
    const { signal } = (reading.current = new AbortController());
    const leads: LeadPage['leads'] = [];
    let cursor: string | undefined;
    for (let page = 1; page <= pages.current; page += 1) {
      const answer = await api.list(filter, cursor, signal);
      if (signal.aborted) return;
      if (answer.kind === 'refused')
        return setShown(({ page: old }) => ({ filter, refusal: answer.refusal, ...(old && { page: old }) }));
      leads.push(...answer.found.leads);
      const { next } = answer.found;
      if (page === pages.current || next === null)
        return setShown({ filter, page: { ...answer.found, leads } });
      cursor = next;
    }
  }, [api, filter]);

  useEffect(() => {
    pages.current = 1;
    void read();
    return () => reading.current.abort();
  }, [read]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const readSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void read(), TOGETHER_MS);
  }, [read]);
  useLeadNews(readSoon);

  const more = useCallback(() => {
    pages.current += 1;
    void read();
  }, [read]);
  return { ...shown, isStale: shown.filter !== filter, read, more };
}
