import { lazy, useEffect, useState } from 'react';
import { Optional } from '#app/ui/optional.tsx';

const LateParts = lazy(() => import('./late-parts.tsx'));
const LateFrameParts = lazy(() => import('./late-frame-parts.tsx'));

/** Milliseconds until a busy browser loads them anyway, or one without idle callbacks does. */
const PATIENCE_MS = 2_000;

/**
 * Parts of every page that are loaded once the browser has nothing else to do.
 * @param isFrame whether the page is our own form in a frame, which loads other parts. Defaults to false
 */
export function Late({ isFrame = false }: { readonly isFrame?: boolean }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const load = () => setDue(true);
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: PATIENCE_MS });
    else setTimeout(load, PATIENCE_MS);
  }, []);
  return isDue && <Optional>{isFrame ? <LateFrameParts /> : <LateParts />}</Optional>;
}
