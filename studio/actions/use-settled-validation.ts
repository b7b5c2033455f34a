import { useEffect, useState } from 'react';
import { type DocumentActionProps, useSyncState, useValidationStatus } from 'sanity';

/** Milliseconds for which nothing must change. Sanity tells of a new revision up to 200 ms before it checks it. */
const SETTLED_MS = 300;

/**
 * Returns what the Studio finds in a document, and whether that is about what was typed last: all of it is stored and
 * checked. Sanity's own state says so of a new revision while it still has the findings of the one before.
 */
export function useSettledValidation({
  id,
  type,
  draft,
}: Pick<DocumentActionProps, 'id' | 'type' | 'draft'>) {
  const { isSyncing } = useSyncState(id, type);
  const { isValidating, validation, revision } = useValidationStatus(
    draft?._id ?? `drafts.${id}`,
    type,
    true,
  );
  const [settled, setSettled] = useState<string>();
  const isQuiet = !isSyncing && !isValidating && revision === draft?._rev;
  useEffect(() => {
    if (!isQuiet) return undefined;
    const timer = setTimeout(() => setSettled(revision), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isQuiet, revision]);
  return { isSettled: isQuiet && settled === revision, validation };
}
