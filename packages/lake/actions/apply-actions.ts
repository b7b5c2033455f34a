/** Applies the actions of a request to a transaction: drafts, publishing, unpublishing, deleting. */
import {
  draftId as draftOf,
  isUnpublished,
  publishedId as publishedOf,
  type Json,
  type LakeDocument,
} from '../document.ts';
import type { DocumentDraft } from '../mutations/document-mutation.ts';
import type { TransactionBuilder } from '../mutations/transaction-plan.ts';
import { runEach, WriteRefused } from '../mutations/write-refused.ts';
import type { DocumentAction } from './document-action.ts';

/**
 * Applies the actions in order.
 * @throws WriteRefused with the index of the action that failed
 */
export function applyActions(transaction: TransactionBuilder, actions: readonly DocumentAction[]): void {
  runEach(actions, (action) => {
    switch (action.actionType) {
      case 'sanity.action.document.create':
        return create(transaction, action);
      case 'sanity.action.document.edit':
        return edit(transaction, action);
      case 'sanity.action.document.publish':
        return publish(transaction, action);
      case 'sanity.action.document.unpublish':
        return unpublish(transaction, action);
      case 'sanity.action.document.discard':
        return discard(transaction, action.draftId);
      case 'sanity.action.document.version.discard':
        return discard(transaction, action.versionId);
      case 'sanity.action.document.delete':
        return remove(transaction, action);
      case 'sanity.action.document.replaceDraft':
        requirePair(action.attributes._id, action.publishedId);
        return transaction.createOrReplace(action.attributes);
      case 'sanity.action.document.version.create':
        requirePair(action.document._id, action.publishedId);
        return transaction.create(action.document);
      case 'sanity.action.document.version.replace':
        requirePair(action.document._id, publishedOf(action.document._id));
        return transaction.createOrReplace(action.document);
      default:
        return action satisfies never;
    }
  });
}

type Action<Type extends DocumentAction['actionType']> = Extract<DocumentAction, { actionType: Type }>;

function invalid(message: string): never {
  throw new WriteRefused('mutationError', message);
}

/** Requires a draft or version together with the published id it belongs to. */
function requirePair(unpublished: string, published: string): void {
  if (isUnpublished(published)) invalid(`"${published}" is not the id of a published document`);
  if (!isUnpublished(unpublished) || publishedOf(unpublished) !== published) {
    invalid(`"${unpublished}" is not a draft of "${published}"`);
  }
}

function required(transaction: TransactionBuilder, id: string): LakeDocument {
  const document = transaction.find(id);
  if (!document) {
    throw new WriteRefused('documentNotFoundError', `The document with the ID "${id}" was not found`, { id });
  }
  return document;
}

function requireRevision(document: LakeDocument | undefined, id: string, revision: string | undefined): void {
  if (revision === undefined || document?._rev === revision) return;
  throw new WriteRefused(
    'documentRevisionIDDoesNotMatchError',
    `Unexpected document revision ID of "${id}", expected "${revision}"`,
    { id, expectedRevisionID: revision, currentRevisionID: document?._rev ?? null },
  );
}

/** Copies a document's content to another id. Keeps its timestamps, drops its revision. */
function copy({ _rev, _updatedAt, ...content }: LakeDocument, id: string): DocumentDraft {
  return { ...content, _id: id };
}

function create(transaction: TransactionBuilder, action: Action<'sanity.action.document.create'>): void {
  const { publishedId, attributes, ifExists } = action;
  const id =
    attributes._id === undefined || attributes._id === publishedId ? draftOf(publishedId) : attributes._id;
  requirePair(id, publishedId);
  const existing = transaction.find(id) ?? transaction.find(publishedId);
  if (existing && ifExists === 'ignore') return;
  if (existing && existing._id !== id) {
    throw new WriteRefused('documentAlreadyExistsError', `Document by ID "${existing._id}" already exists`, {
      id: existing._id,
    });
  }
  const { _rev, ...draft } = attributes;
  transaction.create({ ...draft, _id: id });
}

/** Patches the draft. If there is no draft yet, creates one from the published document. */
function edit(transaction: TransactionBuilder, action: Action<'sanity.action.document.edit'>): void {
  const { draftId, publishedId, patch } = action;
  requirePair(draftId, publishedId);
  if (!transaction.find(draftId)) transaction.create(copy(required(transaction, publishedId), draftId));
  transaction.patch(draftId, patch);
}

function publish(transaction: TransactionBuilder, action: Action<'sanity.action.document.publish'>): void {
  const { draftId, publishedId } = action;
  requirePair(draftId, publishedId);
  const draft = required(transaction, draftId);
  const published = transaction.find(publishedId);
  requireRevision(draft, draftId, action.ifDraftRevisionId);
  requireRevision(published, publishedId, action.ifPublishedRevisionId);
  const { _createdAt, ...content } = strengthened(copy(draft, publishedId));
  transaction.createOrReplace({
    ...content,
    _id: publishedId,
    _type: draft._type,
    _createdAt: published?._createdAt ?? draft._createdAt,
  });
  transaction.delete(draftId);
}

/** Makes references strong that were weak only until their target was published. */
function strengthened(draft: DocumentDraft): { readonly [key: string]: Json | undefined } {
  const strengthen = (value: Json | undefined): Json | undefined => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => strengthen(item) ?? null);
    const fields = Object.entries(value).map(([name, inner]) => [name, strengthen(inner)] as const);
    const isWaiting = '_ref' in value && '_strengthenOnPublish' in value;
    const isAlwaysWeak = isWaiting && isWeakForGood(value['_strengthenOnPublish']);
    return Object.fromEntries(
      fields.filter(
        ([name]) => !isWaiting || !(name === '_strengthenOnPublish' || (name === '_weak' && !isAlwaysWeak)),
      ),
    );
  };
  return Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, strengthen(value)]));
}

const isWeakForGood = (note: Json | undefined): boolean =>
  typeof note === 'object' && note !== null && 'weak' in note && note['weak'] === true;

function unpublish(
  transaction: TransactionBuilder,
  action: Action<'sanity.action.document.unpublish'>,
): void {
  const { draftId, publishedId } = action;
  requirePair(draftId, publishedId);
  const published = required(transaction, publishedId);
  if (!transaction.find(draftId)) transaction.create(copy(published, draftId));
  transaction.delete(publishedId);
}

function discard(transaction: TransactionBuilder, id: string): void {
  if (!isUnpublished(id)) invalid(`"${id}" is not the id of a draft`);
  required(transaction, id);
  transaction.delete(id);
}

function remove(transaction: TransactionBuilder, action: Action<'sanity.action.document.delete'>): void {
  const { publishedId, includeDrafts = [] } = action;
  for (const id of includeDrafts) requirePair(id, publishedId);
  const forgotten = transaction.documents
    .family(publishedId)
    .find(({ _id }) => _id !== publishedId && !includeDrafts.includes(_id) && transaction.find(_id));
  if (forgotten) invalid(`"${forgotten._id}" must be deleted with "${publishedId}"`);
  const all = [publishedId, ...includeDrafts];
  if (!all.some((id) => transaction.find(id))) required(transaction, publishedId);
  for (const id of all) transaction.delete(id);
}
