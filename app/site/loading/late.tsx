import { lazy, useEffect, useState } from 'react';
import { Optional } from '../../ui/optional.tsx';

const LateParts = lazy(() => import('./late-parts.tsx'));

/** Milliseconds until a busy browser loads them anyway, or one without idle callbacks does. */
const PATIENCE_MS = 2_000;

/** Parts of every page that are loaded once the browser has nothing else to do. */
export function Late() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const load = () => setDue(true);
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: PATIENCE_MS });
    else setTimeout(load, PATIENCE_MS);
  }, []);
  return (
    isDue && (
      <Optional>
        <LateParts />
      </Optional>
    )
  );
}
