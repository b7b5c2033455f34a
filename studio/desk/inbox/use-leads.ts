import type { InboxRefusal, LeadFilter, LeadPage } from '@rooftop/leads/inbox/inbox-api';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDesk, useLeadNews } from '../shell/desk-context.ts';
import { readLeadPages } from './read-pages.ts';

/** Milliseconds in which changes are collected before the list is read again. */
const TOGETHER_MS = 150;

interface Shown {
  readonly filter: LeadFilter;
  readonly page?: LeadPage | undefined;
  readonly refusal?: InboxRefusal;
}

/**
 * Keeps the leads that match a filter: one page of 50 at first, more on request. Whenever a lead changes, it reads as
 * many pages again. `page` is undefined until the first one is there.
 */
export function useLeads(currentFilter: LeadFilter) {
  const { api } = useDesk();
  const key = JSON.stringify(currentFilter);
  const filter = useMemo<LeadFilter>(() => JSON.parse(key), [key]);
  const [shown, setShown] = useState<Shown>({ filter });
  const pages = useRef(1);
  const reading = useRef({ abort: new AbortController(), done: Promise.resolve() });

  const read = useCallback(() => {
    reading.current.abort.abort();
    const abort = new AbortController();
    async function work() {
      const answer = await readLeadPages(api, filter, pages.current, abort.signal);
      if (abort.signal.aborted) return;
      if (answer.kind === 'found') setShown({ filter, page: answer.found });
      else setShown(({ page }) => ({ filter, page, refusal: answer.refusal }));
    }
    reading.current = { abort, done: work() };
    return reading.current.done;
  }, [api, filter]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    pages.current = 1;
    void read();
    return () => {
      clearTimeout(timer.current);
      reading.current.abort.abort();
    };
  }, [read]);

  /** On a slow connection, a read that is under way is finished first, unless a later one has begun. */
  async function readAgain() {
    const { abort, done } = reading.current;
    await done;
    if (!abort.signal.aborted) await read();
  }
  useLeadNews(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void readAgain(), TOGETHER_MS);
  });

  const more = useCallback(() => {
    pages.current += 1;
    void read();
  }, [read]);
  return { ...shown, isStale: shown.filter !== filter, read, more };
}
