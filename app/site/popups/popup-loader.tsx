import { useLocation } from '#app/framework.ts';
import { lazy, useEffect, useState } from 'react';
import type { ShellView } from '../layout/shell-view.server.ts';
import { Optional } from '#app/ui/optional.tsx';

const Popups = lazy(() => import('./popups.tsx'));

/** Milliseconds, in browsers that don't tell when they are idle. */
const LATER_MS = 1500;

/** Loads the popups on pages that may have one, once the browser has nothing else to do. */
export function PopupLoader({ view }: { readonly view: ShellView['popups'] }) {
  const { pathname } = useLocation();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const start = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, LATER_MS);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(start);
    return () => cancelIdleCallback(waiting);
  }, []);
  return (
    isIdle &&
    view !== null &&
    new RegExp(view.paths).test(pathname) && (
      <Optional>
        <Popups href={view.href} />
      </Optional>
    )
  );
}
