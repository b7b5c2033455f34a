import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { publish } from '../../visitor/tracking/publish.ts';
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

/** Shows the popups of the current page, one at a time. Exported as default because it is loaded lazily. */
export default function Popups({ href }: { readonly href: string }) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState<NextPopup | null>(null);
  const page = useRef<PagePopups>(null);

  useEffect(() => {
    const popups = openPagePopups(href, pathname, (next) => setShown((open) => open ?? next));
    page.current = popups;
    return () => {
      popups.stop();
      setShown(null);
    };
  }, [href, pathname]);
  useEffect(() => {
    if (shown === null) page.current?.tryNext();
  }, [shown]);

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
