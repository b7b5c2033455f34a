import type { LeadChanged } from '@rooftop/leads/inbox/inbox-api';
import { readEvents } from './read-events.ts';

/** What changed. Null after the stream was opened, because anything may have changed before. */
export type LeadNews = LeadChanged | null;

/** Milliseconds before the next attempt, which double with every failure. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/**
 * Keeps a stream of changes open until the returned function is called. A page that comes into view opens a new one:
 * a phone may have cut the old one while the page was hidden.
 */
export function watchLeads(
  open: (signal: AbortSignal) => Promise<Response>,
  tell: (news: LeadNews) => void,
): () => void {
  const ended = new AbortController();
  let attempt = new AbortController();
  const wake = () => {
    if (document.visibilityState === 'visible') attempt.abort();
  };

  /** Resolves after a time, if one is given, or as soon as the page comes into view. */
  function pause(milliseconds: number | null): Promise<void> {
    const { signal } = attempt;
    return new Promise((resolve) => {
      if (milliseconds !== null) setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => resolve());
    });
  }

  async function keepOpen(): Promise<void> {
    let failures = 0;
    while (!ended.signal.aborted) {
      attempt = new AbortController();
      try {
        const { ok, body } = await open(AbortSignal.any([attempt.signal, ended.signal]));
        if (ok && body !== null) {
          failures = 0;
          tell(null);
          const isReplaced = await readEvents(body, tell);
          // Newer windows of this user have all the streams there are for them. This one waits until it is in view.
          if (isReplaced) await pause(null);
        }
      } catch {
        // The connection broke, or the page came into view.
      }
      if (attempt.signal.aborted) continue;
      await pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures));
      failures += 1;
    }
  }

  document.addEventListener('visibilitychange', wake);
  void keepOpen();
  return () => {
    document.removeEventListener('visibilitychange', wake);
    ended.abort();
    attempt.abort();
  };
}
