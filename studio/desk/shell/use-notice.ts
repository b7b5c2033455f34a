import { useCallback, useEffect, useState } from 'react';
import type { Notice } from './desk-context.ts';

/** Milliseconds until a message that is no alert goes away. */
const SHOWN_MS = 6000;

/** Keeps the message that is shown. A new one replaces it. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    if (notice?.tone !== 'info') return undefined;
    const timer = setTimeout(() => setNotice(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const close = useCallback(() => setNotice(undefined), []);
  return { notice, notify: setNotice, close };
}
