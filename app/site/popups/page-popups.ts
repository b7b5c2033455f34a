/** The popups of one page: loads them, watches their conditions, and says which one is next. For browsers only. */
import { choosePopup, isHeldOut, mayShow } from '@rooftop/visits/popups/choose-popup';
import type { HeldSince } from '@rooftop/visits/popups/conditions';
import { checkPayloadUrl } from '../../http/check-payload-url.ts';
import { publish } from '../../visitor/tracking/publish.ts';
import { countVisitOf, popupMemory } from './popup-memory.ts';
import type { PopupsView, PopupView } from './popups-view.server.ts';
import { watchPopups, withRightParams } from './watch-popups.ts';

/** A popup whose turn it is. */
export interface NextPopup {
  readonly popup: PopupView;
  readonly words: PopupsView['words'];
}

export interface PagePopups {
  /** Call when a popup was closed: the next one may show. */
  readonly tryNext: () => void;
  /** Call when the page is left. */
  readonly stop: () => void;
}

/** Milliseconds until a popup that had to wait tries again. */
const AGAIN_MS = 500;

/** What must not be covered or interrupted: another window, the cookie banner, and a field that is being filled in. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open], .cookie-banner') !== null ||
  document.activeElement?.matches('input, select, textarea') === true;

/** Null if the server does not answer: then there are no popups on this page. */
async function loadPopups(href: string, path: string, signal: AbortSignal): Promise<PopupsView | null> {
  try {
    const response = await fetch(checkPayloadUrl(`${href}?${new URLSearchParams({ path })}`), { signal });
    const view: PopupsView | null = response.ok ? await response.json() : null;
    return view && { ...view, popups: withRightParams(view.popups) };
  } catch {
    return null;
  }
}

/** Publishes whether the visitor is in a popup's hold-out, so that both groups can be compared. */
function publishExposure(popup: PopupView): void {
  if (popup.holdOutPercent <= 0) return;
  const arm = isHeldOut(popup, popupMemory().seed) ? 'hold-out' : 'shown';
  publish({ kind: 'experimentShown', experiment: `popup/${popup.id}`, arm });
}

/**
 * Watches the popups of a page.
 * @param href URL of the endpoint
 * @param path of the page, with language
 * @param heldSince of the pages before
 * @param onNext called when a popup may show. It ignores the call while another one does. A button that opens a popup
 * interrupts nothing, so it doesn't wait for its turn.
 */
export function openPagePopups(
  href: string,
  path: string,
  heldSince: { current: HeldSince },
  onNext: (as: 'button' | 'window', next: NextPopup) => void,
): PagePopups {
  const leaving = new AbortController();
  const due = new Set<string>();
  let view: PopupsView | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let stopWatching = () => {};

  function tryNext(): void {
    clearTimeout(again);
    if (view === null || leaving.signal.aborted) return;
    const memory = popupMemory();
    const ready = view.popups.filter((one) => due.has(one.id) && mayShow(one, memory, Date.now()));
    const { words } = view;
    const offered = choosePopup(ready.filter(({ button }) => button !== null));
    if (offered !== null) onNext('button', { popup: offered, words });
    const popup = choosePopup(ready.filter(({ button }) => button === null));
    if (popup === null) return;
    if (isBusy()) again = setTimeout(tryNext, AGAIN_MS);
    else onNext('window', { popup, words });
  }

  async function start(): Promise<void> {
    const loaded = await loadPopups(href, path, leaving.signal);
    if (loaded === null || leaving.signal.aborted) return;
    view = loaded;
    const viewed = countVisitOf(loaded.counted, loaded.page);
    stopWatching = watchPopups(loaded, viewed, heldSince, (ids) => {
      for (const popup of loaded.popups)
        if (ids.includes(popup.id) && !due.has(popup.id)) {
          due.add(popup.id);
          publishExposure(popup);
        }
      tryNext();
    });
  }

  void start();
  return {
    tryNext,
    stop() {
      leaving.abort();
      clearTimeout(again);
      stopWatching();
    },
  };
}
