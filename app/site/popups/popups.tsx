import { useLocation } from '#app/framework.ts';
import type { MetSince } from '@rooftop/visits/popups/conditions';
import { lazy, useEffect, useRef, useState } from 'react';
import { publish } from '#app/visitor/tracking/publish.ts';
import { Optional } from '#app/ui/optional.tsx';
import { type NextPopup, openPagePopups, type PagePopups } from './page-popups.ts';
import { disablePopup, finishPopup, rememberShowing } from './popup-memory.ts';
import type { PopupView } from './popups-view.server.ts';

const PopupWindow = lazy(() => import('./popup-window.tsx'));

/** Closed without an answer: a popup without a form has nothing else to wait for, unless it is to return. */
function leavePopup({ id, component, frequencyCap }: PopupView): void {
  if (component.formHref === null && frequencyCap === null) finishPopup(id);
  else disablePopup(id);
  publish({ kind: 'popupFinished', popup: id, outcome: 'closed', event: null });
}

/** A popup in its window, or the button that opens it. */
function ShownPopup({ popup, words, onGone }: NextPopup & { readonly onGone: () => void }) {
  const { id } = popup;
  return (
    <PopupWindow
      popup={popup}
      words={words}
      onShown={() => {
        rememberShowing(id);
        publish({ kind: 'popupShown', popup: id });
      }}
      onSubmitted={() => {
        finishPopup(id);
      }}
      onReported={(event) => publish({ kind: 'popupFinished', popup: id, outcome: 'submitted', event })}
      onLeft={() => leavePopup(popup)}
      onFailed={() => {
        disablePopup(id);
        onGone();
      }}
      onClosed={onGone}
    />
  );
}

/**
 * Shows the popups of the current page: one window at a time, and a button that opens one. Exported as default because
 * it is loaded lazily.
 */
export default function Popups({ href }: { readonly href: string }) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState<NextPopup | null>(null);
  const [offered, setOffered] = useState<NextPopup | null>(null);
  const page = useRef<PagePopups>(null);
  // Timers continue from page to page. A page without popups unmounts this component and resets them.
  const metSince = useRef<MetSince>(new Map());

  useEffect(() => {
    const popups = openPagePopups(
      href,
      pathname,
      metSince,
      (as, next) => (as === 'window' ? setShown : setOffered)((current) => current ?? next),
      (loaded) => {
        // A button that wasn't pressed is withdrawn if its popup is no longer for this visitor.
        if (document.querySelector('.popup-button:not([aria-busy=true])') !== null)
          setOffered((current) => (loaded.some(({ id }) => id === current?.popup.id) ? current : null));
      },
    );
    page.current = popups;
    return () => {
      popups.stop();
      setShown(null);
      setOffered(null);
    };
  }, [href, pathname]);
  useEffect(() => {
    if (shown === null || offered === null) page.current?.tryNext();
  }, [shown, offered]);

  return (
    <Optional>
      {offered && <ShownPopup key={offered.popup.id} {...offered} onGone={() => setOffered(null)} />}
      {shown && <ShownPopup key={shown.popup.id} {...shown} onGone={() => setShown(null)} />}
    </Optional>
  );
}
