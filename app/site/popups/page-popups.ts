/** The popups of one page: loads them, watches their conditions, and says which one is next. For browsers only. */
import {
  choosePopup,
  HOLD_OUT_ARMS,
  holdOutKey,
  isHeldOut,
  mayShow,
} from '@rooftop/visits/popups/choose-popup';
import type { MetSince } from '@rooftop/visits/popups/conditions';
import type { ViewedItems } from '@rooftop/visits/popups/viewed-items';
import { onLeadSent } from '#app/forms/lead-sent.ts';
import { checkPayloadUrl } from '#app/http/check-payload-url.ts';
import { publish, subscribe } from '#app/visitor/tracking/publish.ts';
import { countVisitOf, keepHoldOuts, popupMemory } from './popup-memory.ts';
import type { PopupsView, PopupView } from './popups-view.server.ts';
import { type PageActions, watchPopups, withRightParams } from './watch-popups.ts';

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

/**
 * What must not be covered or interrupted: another window, the cookie banner, and a field or a form in a frame that is
 * being filled in.
 */
const isBusy = (): boolean =>
  document.querySelector('dialog[open], .cookie-banner') !== null ||
  document.activeElement?.matches('input, select, textarea, iframe') === true;

/** Null if the server does not answer: then the page has no popups, or no more. */
async function loadPopups(href: string, path: string, signal: AbortSignal): Promise<PopupsView | null> {
  try {
    const response = await fetch(checkPayloadUrl(`${href}?${new URLSearchParams({ path })}`), { signal });
    const view: PopupsView | null = response.ok ? await response.json() : null;
    return view && { ...view, popups: withRightParams(view.popups) };
  } catch {
    return null;
  }
}

/**
 * Publishes whether the visitor is in a popup's hold-out, so that both groups can be compared. A visitor whose browser
 * keeps nothing may be in the other group on the next page, and counts in neither.
 */
function publishExposure(popup: PopupView): void {
  if (popup.holdOutPercent <= 0 || !keepHoldOuts()) return;
  const arm = HOLD_OUT_ARMS[isHeldOut(popup, popupMemory().seed) ? 1 : 0];
  publish({ kind: 'experimentShown', experiment: holdOutKey(popup.id), arm });
}

/**
 * Watches the popups of a page. Loads them again when the visitor has sent a form or changed their consent.
 * @param href URL of the endpoint
 * @param path of the page, with language
 * @param metSince of the pages before
 * @param onNext called when a popup may show. It ignores the call while another one does. A button that opens a popup
 * interrupts nothing, so it doesn't wait for its turn.
 * @param onLoaded called with the popups of the page whenever they were loaded
 */
export function openPagePopups(
  href: string,
  path: string,
  metSince: { current: MetSince },
  onNext: (as: 'button' | 'window', next: NextPopup) => void,
  onLoaded: (popups: readonly PopupView[]) => void,
): PagePopups {
  const actions: PageActions = { seen: new Set(), clicked: new Set() };
  const due = new Set<string>();
  const exposed = new Set<string>();
  let loading = new AbortController();
  /** Null while it is loaded, and once the page is left. */
  let view: PopupsView | null = null;
  let viewed: ViewedItems | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let stopWatching = () => {};

  function tryNext(): void {
    clearTimeout(again);
    if (view === null) return;
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

  /** What was due before is evaluated again. The visit counts once. */
  async function load(): Promise<void> {
    loading.abort();
    loading = new AbortController();
    const { signal } = loading;
    view = null;
    const loaded = await loadPopups(href, path, signal);
    if (loaded === null || signal.aborted) return;
    stopWatching();
    due.clear();
    view = loaded;
    viewed ??= countVisitOf(loaded.counted, loaded.page);
    onLoaded(loaded.popups);
    stopWatching = watchPopups(loaded, viewed, { metSince, actions }, (ids) => {
      if (view !== loaded) return;
      for (const popup of loaded.popups.filter(({ id }) => ids.includes(id))) {
        due.add(popup.id);
        if (!exposed.has(popup.id)) publishExposure(popup);
        exposed.add(popup.id);
      }
      tryNext();
    });
  }

  // The server may answer otherwise: the visitor is a lead now, or lets it use their advertising values.
  const stopHearing = onLeadSent(() => void load());
  // Facts of the past are told first.
  let isPast = true;
  const unsubscribe = subscribe(['essential'], ({ kind }) => {
    if (!isPast && kind === 'consentChanged') void load();
  });
  isPast = false;
  void load();
  return {
    tryNext,
    stop() {
      stopHearing();
      unsubscribe();
      loading.abort();
      view = null;
      clearTimeout(again);
      stopWatching();
    },
  };
}
