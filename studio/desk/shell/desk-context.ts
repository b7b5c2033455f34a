import type { InboxSetup } from '@rooftop/leads/inbox/setup-api';
import { createContext, use, useEffect, useRef } from 'react';
import type { Call } from '../api/call.ts';
import type { InboxApi } from '../api/create-inbox-api.ts';
import type { LeadNews } from '../api/watch-leads.ts';
import type { DeskPlace } from '../place.ts';

/** Where the desk is, and how it gets elsewhere: by the page's URL, or inside the Studio by the Studio's. */
export interface DeskRouter {
  readonly place: DeskPlace;
  /** @param how `replace` leaves no entry in the browser's history */
  readonly go: (place: DeskPlace, how?: 'replace') => void;
  readonly hrefOf: (place: DeskPlace) => string;
}

/** A message that is shown for a while. An alert stays until it is closed. */
export interface Notice {
  readonly tone: 'info' | 'alert';
  readonly text: string;
}

export interface DeskContextValue extends DeskRouter {
  readonly api: InboxApi;
  /** Sends a request to the lake. */
  readonly callLake: Call;
  readonly setup: InboxSetup;
  readonly notify: (notice: Notice) => void;
  /** Returns a function that ends the subscription. */
  readonly onNews: (listener: (news: LeadNews) => void) => () => void;
  /** Leads to the page that asks for the code of the second factor. Rejects if it cannot be reached. */
  readonly enterCode: () => Promise<void>;
}

export const DeskContext = createContext<DeskContextValue | null>(null);

export function useDesk(): DeskContextValue {
  const desk = use(DeskContext);
  if (desk === null) throw new Error('This component belongs inside the desk.');
  return desk;
}

/** Calls the listener about every change of a lead, by anybody. */
export function useLeadNews(listener: (news: LeadNews) => void): void {
  const { onNews } = useDesk();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => onNews((news) => latest.current(news)), [onNews]);
}
