import { useEffect, useRef, useState } from 'react';
import type { DocumentActionProps } from 'sanity';
import { useToast } from '@sanity/ui/toast';

/** Milliseconds after which a publication is tried again if the draft is still the same. The lake needs less than one second. */
const AGAIN_MS = 4000;
const MOST_TRIES = 3;

/**
 * Returns a function that publishes, and tries again while the draft stays as it was. On a busy machine, Sanity drops a
 * publication if it stores something else of the document just then, or the lake answers 409, and nothing says so. At last
 * the person is told that nothing was published.
 * @param publish undefined if the document cannot be published
 */
export function useSurePublish(
  { draft }: Pick<DocumentActionProps, 'draft'>,
  publish: (() => void) | undefined,
): () => void {
  const latest = useRef(publish);
  const toast = useToast();
  const [sent, setSent] = useState<{ readonly revision: string; readonly tries: number } | null>(null);
  const revision = draft?._rev;
  useEffect(() => {
    latest.current = publish;
  });
  useEffect(() => {
    if (sent === null || sent.revision !== revision) return undefined;
    const timer = setTimeout(() => {
      if (sent.tries === MOST_TRIES) {
        setSent(null);
        toast.push({ status: 'error', title: 'Not published', description: 'Press Publish again.' });
        return;
      }
      latest.current?.();
      setSent({ ...sent, tries: sent.tries + 1 });
    }, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [sent, revision, toast]);
  return () => {
    publish?.();
    setSent(revision === undefined ? null : { revision, tries: 1 });
  };
}
