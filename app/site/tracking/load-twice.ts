/** Loads what only measures: the page works without it, and facts wait for it (`packages/visits/fact-channel.ts`). */
import type { FactChannel } from '@rooftop/visits/fact-channel';
import { subscribe } from '#app/visitor/tracking/publish.ts';

let loading = 0;

/** Whether code that only measures is being loaded. If that fails, the page is not reloaded. */
export const isLoadingMeasures = (): boolean => loading > 0;

/** Resolves when the network is back, or on the next fact if it was never gone. */
function nextChance(hear: FactChannel['subscribe']): Promise<void> {
  return new Promise((resolve) => {
    let hasBegun = false;
    const proceed = () => {
      stop();
      window.removeEventListener('online', proceed);
      resolve();
    };
    // Earlier facts are told at once.
    const stop = hear(['essential'], () => {
      if (hasBegun && navigator.onLine) proceed();
    });
    hasBegun = true;
    window.addEventListener('online', proceed);
  });
}

async function loadOnce<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  loading += 1;
  try {
    return await load();
  } finally {
    loading -= 1;
  }
}

/**
 * Loads something, and tries once more if that fails: when the network is back, or on the next fact.
 * @param hear subscribes to facts
 * @returns rejects if the second time fails as well
 */
export async function loadTwice<Loaded>(
  load: () => Promise<Loaded>,
  hear: FactChannel['subscribe'] = subscribe,
): Promise<Loaded> {
  try {
    return await loadOnce(load);
  } catch {
    await nextChance(hear);
    return loadOnce(load);
  }
}
