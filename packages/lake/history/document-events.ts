/** Builds a document's event history for the Studio: created, published, and so on. The Studio adds edits itself. */
import { draftId, isUnpublished, publishedId } from '../document.ts';
import type { Revision } from './history.ts';

interface DocumentEvent {
  readonly id: string;
  readonly type:
    | 'createDocumentVersion'
    | 'publishDocumentVersion'
    | 'unpublishDocument'
    | 'deleteDocumentVersion'
    | 'deleteDocumentGroup'
    | 'createLiveDocument';
  readonly timestamp: string;
  readonly author: string;
  readonly documentId: string;
  readonly [field: string]: unknown;
}

/**
 * Derives events from the revisions of a document's published version and its draft. Emits one event per transaction
 * that did more than edit.
 * @param revisions newest first
 */
export function documentEvents(id: string, revisions: readonly Revision[]): DocumentEvent[] {
  const documentId = publishedId(id);
  const versionId = draftId(id);
  const byTransaction = Map.groupBy(revisions, ({ transactionId }) => transactionId);
  return Array.from(byTransaction.values()).flatMap((changes) => {
    const published = changes.find((change) => !isUnpublished(change.documentId));
    const draft = changes.find((change) => change.documentId === versionId);
    const first = published ?? draft;
    if (!first) return [];
    const { transactionId, timestamp, author } = first;
    const common = { id: transactionId, timestamp, author, documentId };
    const version = { versionId, versionRevisionId: transactionId };

    if (published && draft) {
      if (published.after && !draft.after) {
        return {
          ...common,
          ...version,
          type: 'publishDocumentVersion',
          revisionId: transactionId,
          publishCause: { type: 'document.publish' },
          cause: { type: 'document.publish' },
          // The draft's revision before this transaction.
          versionRevisionId: draft.before?._rev ?? transactionId,
        };
      }
      if (!published.after && draft.after) return { ...common, ...version, type: 'unpublishDocument' };
      if (!published.after && !draft.after) return { ...common, type: 'deleteDocumentGroup' };
    }
    if (draft && !published) {
      if (!draft.before) return { ...common, ...version, type: 'createDocumentVersion' };
      if (!draft.after) {
        return { ...common, ...version, type: 'deleteDocumentVersion', versionRevisionId: draft.before._rev };
      }
      return [];
    }
    if (!first.before) return { ...common, type: 'createLiveDocument', revisionId: transactionId };
    if (!first.after) return { ...common, type: 'deleteDocumentGroup' };
    return [];
  });
}
