import { useCallback, useEffect, useRef } from 'react';
import type { InboxApi } from '../api/create-inbox-api.ts';
import { type LeadNews, watchLeads } from '../api/watch-leads.ts';

/** Follows the dealership's leads over one stream, and returns the function that subscribes to it. */
export function useNews(api: InboxApi, isReady: boolean) {
  const listeners = useRef(new Set<(news: LeadNews) => void>());
  useEffect(() => {
    if (!isReady) return undefined;
    return watchLeads(api.events, (news) => {
      for (const listener of listeners.current) listener(news);
    });
  }, [api, isReady]);
  return useCallback((listener: (news: LeadNews) => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
}
