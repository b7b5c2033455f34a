import { useEffect, useRef } from 'react';
import { type DocumentActionProps, useDocumentOperation, useSyncState } from 'sanity';

/** Milliseconds after which a change that was not stored is given up. The Studio has said why by then. */
const PATIENCE_MS = 30_000;

/** A change of a draft that is on its way to the lake. */
interface SentChange {
  /** ID of the document. */
  readonly id: string;
  /** Revision of the draft before it. */
  readonly before: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Returns a function that sets fields of the draft, and publishes it once the lake has stored them. Published at once, a
 * press may do nothing: while it waits for the lake, Sanity stores what else was typed in the last second, and drops
 * whatever operation waits for the same document.
 * @param publish undefined if the document cannot be published
 */
export function useChangeAndPublish(
  { id, type, draft }: Pick<DocumentActionProps, 'id' | 'type' | 'draft'>,
  publish: (() => void) | undefined,
): (fields: Readonly<Record<string, unknown>>) => void {
  const { patch } = useDocumentOperation(id, type);
  const { isSyncing } = useSyncState(id, type);
  const sent = useRef<SentChange>(null);
  const revision = draft?._rev;
  useEffect(() => {
    const change = sent.current;
    const isStored = !isSyncing && revision !== undefined && change?.id === id && revision !== change.before;
    if (!isStored) return;
    sent.current = null;
    if (Date.now() < change.at + PATIENCE_MS) publish?.();
  }, [id, isSyncing, revision, publish]);
  return (fields) => {
    sent.current = { id, before: revision, at: Date.now() };
    patch.execute([{ set: { ...fields } }]);
  };
}
