import type { LiveEvent, SanityClient } from '@sanity/client';
import type { ContentChange, ContentLog } from '../content.ts';
import { reasonOf } from './reason-of.ts';

interface Live {
  isConnected(): boolean;
  /** ID of the last event, for `lastLiveEventId`. Undefined before the first event. */
  lastEventId(): string | undefined;
  close(): void;
}

const FIRST_RETRY = 250;
const SLOWEST_RETRY = 5000;

/**
 * Listens to the source's stream of changes and reconnects whenever it breaks. Changes made while disconnected are
 * unknown, so every new connection reports that everything may have changed.
 */
export function listenToLive(
  client: SanityClient,
  log: ContentLog,
  onChange: (change: ContentChange) => void,
): Live {
  // The client sends no token or project ID with this stream unless it asks for drafts. A private dataset needs both.
  const { token, projectId } = client.config();
  const listening = client.withConfig({
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(projectId === undefined ? {} : { 'X-Sanity-Project-ID': projectId }),
    },
  });
  const everything: ContentChange = { kind: 'everything' };
  let connected = false;
  let failures = 0;
  let lastEventId: string | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let subscription: { unsubscribe(): void } | undefined;

  function hear(event: LiveEvent) {
    if (event.type === 'message') {
      lastEventId = event.id;
      onChange({ kind: 'tags', tags: event.tags });
    } else if (event.type === 'welcome') {
      connected = true;
      failures = 0;
      onChange(everything);
    } else if (event.type === 'restart') {
      lastEventId = event.id;
      onChange(everything);
    } else if (event.type === 'goaway') {
      comeBack(new Error(`The source closed the stream: ${event.reason}`));
    } else {
      lose();
    }
  }

  /** Changes are missed from here on. Reports this once; failed reconnects report nothing. */
  function lose() {
    if (!connected) return;
    connected = false;
    onChange(everything);
  }

  function comeBack(cause: unknown) {
    if (closed) return;
    lose();
    subscription?.unsubscribe();
    if (failures === 0)
      log.warn({ reason: reasonOf(cause) }, 'content: the stream of changes broke, reconnecting');
    const pause = Math.min(FIRST_RETRY * 2 ** failures, SLOWEST_RETRY);
    failures += 1;
    clearTimeout(retry);
    retry = setTimeout(subscribe, pause);
    retry.unref();
  }

  function subscribe() {
    subscription = listening.live.events().subscribe({
      next: hear,
      error: comeBack,
      complete: () => comeBack(new Error('The stream of changes ended.')),
    });
  }

  subscribe();
  return {
    isConnected: () => connected,
    lastEventId: () => lastEventId,
    close() {
      closed = true;
      connected = false;
      clearTimeout(retry);
      subscription?.unsubscribe();
    },
  };
}
