/** The collector in the browser: counts facts and sends the counts to our own website. It stores and identifies nothing. */
import { countFact, type FactCount, sumCounts, VISITS_PATH } from '@rooftop/visits/collector/fact-count';
import { checkPayloadUrl } from '#app/http/check-payload-url.ts';
import { currentConsent } from '#app/visitor/consent/consent-state.ts';
import { subscribe } from '#app/visitor/tracking/publish.ts';
import { isLandingPage, watchVitals } from './watch-vitals.ts';

/** Milliseconds that counts wait for others, and how many of them are sent together at most. */
const PATIENCE_MS = 10_000;
const MOST = 30;

/** Starts counting, from the first page that the visitor allows to count. */
export function collect(): void {
  const waiting: FactCount[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasPage = false;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    const counts = sumCounts(waiting.splice(0));
    // The visitor may have changed their mind since.
    if (counts.length === 0 || !currentConsent().allowed.includes('analytics')) return;
    const body = new Blob([JSON.stringify(counts)], { type: 'application/json' });
    navigator.sendBeacon(checkPayloadUrl(VISITS_PATH), body);
  }

  subscribe(['analytics'], (fact) => {
    const count = countFact(fact);
    if (count === null) return;
    waiting.push(count);
    if (waiting.length >= MOST) send();
    else timer ??= setTimeout(send, PATIENCE_MS);
    if (fact.kind !== 'pageViewed' || hasPage) return;
    hasPage = true;
    if (isLandingPage(fact.path)) watchVitals(fact.route);
  });

  // After the listeners of web vitals, which are on the window and capture.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);
}
