import { useEffect } from 'react';
import { currentConsent, onConsentChange } from '#app/visitor/consent/consent-state.ts';
import { loadTwice } from '../tracking/load-twice.ts';

let isStarted = false;

/** Loads the collector once the visitor allows analytics. Not before: nobody else needs its code. */
function startIfAllowed(): void {
  if (isStarted || !currentConsent().allowed.includes('analytics')) return;
  isStarted = true;
  // Nothing depends on the counts.
  loadTwice(async () => (await import('./collect.ts')).collect).then(
    (collect) => collect(),
    () => undefined,
  );
}

/** Counts what the visitor does, as far as they allow it. */
export function useCollector(): void {
  useEffect(() => {
    startIfAllowed();
    return onConsentChange(startIfAllowed);
  }, []);
}
