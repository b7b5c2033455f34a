/** Publishes that one of our scripts failed. For browsers only. */
import { publish } from '#app/visitor/tracking/publish.ts';

/** Path of a file of ours. Null for another website's, such as an extension's. */
function ownFile(url: string): string | null {
  const { origin, pathname } = URL.parse(url) ?? {};
  return origin === window.location.origin && pathname !== undefined ? pathname : null;
}

/** Watches errors that nothing caught. @returns stops it */
export function watchScripts(): () => void {
  const onError = ({ error, filename, lineno }: ErrorEvent) => {
    const file = ownFile(filename);
    const name = error instanceof Error ? error.name : 'Error';
    if (file !== null) publish({ kind: 'scriptFailed', name, file, line: lineno });
  };
  window.addEventListener('error', onError);
  return () => window.removeEventListener('error', onError);
}
