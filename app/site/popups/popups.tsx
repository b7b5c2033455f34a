import { useLocation } from '@remix-run/react';
import { choosePopup, isHeldOut, mayShow } from '@rooftop/visits/popups/choose-popup';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { checkPayloadUrl } from '../../http/check-payload-url.ts';
import { publish } from '../../visitor/tracking/publish.ts';
import { countVisitOf, disablePopup, finishPopup, popupMemory, rememberShowing } from './popup-memory.ts';
import type { PopupsView, PopupView } from './popups-view.server.ts';
import { watchPopups, withRightParams } from './watch-popups.ts';

const PopupWindow = lazy(() => import('./popup-window.tsx'));

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

/** Closed without an answer: a popup without a form has nothing else to wait for, unless it is to return. */
function leavePopup({ id, component, frequencyCap }: PopupView): void {
  if (component.formHref === null && frequencyCap === null) finishPopup(id);
  else disablePopup(id);
  publish({ kind: 'popupFinished', popup: id, outcome: 'closed', event: null });
}

/** Watches the conditions of popups and shows one at a time. Exported as default because it is loaded lazily. */
export default function Popups({ href }: { readonly href: string }) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState<{
    readonly popup: PopupView;
    readonly words: PopupsView['words'];
  } | null>(null);
  const isShowing = shown !== null;
  const tryNext = useRef<() => void>(() => {});

  useEffect(() => {
    const leaving = new AbortController();
    const due = new Set<string>();
    let again: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    void loadPopups(href, pathname, leaving.signal).then((view) => {
      if (view === null || leaving.signal.aborted) return;
      const { popups, page, words } = view;
      tryNext.current = () => {
        clearTimeout(again);
        const memory = popupMemory();
        const ready = popups.filter((popup) => due.has(popup.id) && mayShow(popup, memory, Date.now()));
        if (ready.length === 0) return;
        if (isBusy()) {
          again = setTimeout(tryNext.current, AGAIN_MS);
          return;
        }
        const popup = choosePopup(ready);
        if (popup !== null) setShown((open) => open ?? { popup, words });
      };
      stop = watchPopups(view, countVisitOf(popups, page), (ids) => {
        for (const popup of popups)
          if (ids.includes(popup.id) && !due.has(popup.id)) {
            due.add(popup.id);
            publishExposure(popup);
          }
        tryNext.current();
      });
    });
    return () => {
      leaving.abort();
      clearTimeout(again);
      stop();
      tryNext.current = () => {};
      setShown(null);
    };
  }, [href, pathname]);

  useEffect(() => {
    if (!isShowing) tryNext.current();
  }, [isShowing]);

  if (shown === null) return null;
  const { popup, words } = shown;
  const { id, submitted } = popup;
  return (
    <Suspense>
      <PopupWindow
        key={id}
        popup={popup}
        words={words}
        onShown={() => {
          rememberShowing(id);
          publish({ kind: 'popupShown', popup: id });
        }}
        onSubmitted={() => {
          finishPopup(id);
          publish({ kind: 'popupFinished', popup: id, outcome: 'submitted', event: submitted.track });
        }}
        onLeft={() => leavePopup(popup)}
        onFailed={() => {
          disablePopup(id);
          setShown(null);
        }}
        onClosed={() => setShown(null)}
      />
    </Suspense>
  );
}
