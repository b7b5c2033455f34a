/** Builds a transaction: applies what a request does to documents step by step, with a new copy of each document at the end only. */
import { z } from 'zod';
import { mayUseNewId } from '../access/rights/new-ids.ts';
import { isAdministrator, isAsset, mayKnow, mayRead } from '../access/rights/rights.ts';
import type { LakeDocument } from '../document.ts';
import type { Layer } from '../store/documents.ts';
import { leftOutRefusal } from '../store/left-out.ts';
import type { DocumentChange, MutationResult } from '../store/transaction.ts';
import { applyPatch, requireStorable } from './apply-patch.ts';
import { patchedAsset } from './asset-fields.ts';
import { type AssetStamp, addStamp, checkTransaction, idRefusal, writeRefusal } from './check-transaction.ts';
import type { DocumentDraft, DocumentMutation, PatchOperations } from './document-mutation.ts';
import { type TransactionBuilder, TransactionOutdated, type TransactionPlan } from './transaction-plan.ts';
import { WriteRefused } from './write-refused.ts';

interface Touched {
  readonly before: LakeDocument | null;
  readonly mutations: DocumentMutation[];
}

const timeSchema = z.iso.datetime({ offset: true }).refine((time) => !time.startsWith('0000'));
const isTime = (value: unknown): value is string => timeSchema.safeParse(value).success;

/** Begins a transaction. */
export function buildTransaction(plan: TransactionPlan): TransactionBuilder {
  const { id: rev, principal, fieldRules, timestamp, documents, leftOut } = plan;
  const touched = new Map<string, Touched>();
  /** Documents patched more than once, as their last patch left them. They are checked and indexed once, at the end. */
  const patchedAgain = new Map<string, LakeDocument>();
  const revisions = new Map<string, string | null>();
  const results: MutationResult[] = [];
  const isBelieved = isAdministrator(principal);

  /**
   * Refuses to touch a document that is stored but not in memory, where it looks as if it did not exist.
   * @throws BudgetSpent if the principal may know that it exists
   */
  function requireLoaded(id: string): void {
    const stored = leftOut?.find(id);
    if (stored && mayKnow(principal, stored)) throw leftOutRefusal(id);
  }

  function current(id: string): LakeDocument | undefined {
    requireLoaded(id);
    const document = patchedAgain.get(id) ?? documents.get(id);
    if (!revisions.has(id)) revisions.set(id, document?._rev ?? null);
    return document;
  }

  function find(id: string): LakeDocument | undefined {
    const document = current(id);
    // The transaction may read what it wrote itself. Whether it may write that is checked at the end.
    return document && (touched.has(id) || mayRead(principal, document)) ? document : undefined;
  }

  function record(id: string, after: LakeDocument | null, mutation: DocumentMutation): void {
    const before = current(id) ?? null;
    const entry = touched.get(id);
    if (entry) entry.mutations.push(mutation);
    else touched.set(id, { before, mutations: [mutation] });
    if (entry && before !== null && after !== null && 'patch' in mutation) {
      patchedAgain.set(id, after);
    } else {
      patchedAgain.delete(id);
      documents.set(id, after);
    }
    results.push({
      id,
      operation: after === null ? 'delete' : before === null ? 'create' : 'update',
    });
  }

  /** Gives the layer the documents as the last patch left them. */
  function settle(): void {
    for (const [id, document] of patchedAgain) documents.set(id, document);
    patchedAgain.clear();
    for (const [id, { mutations }] of touched) {
      if (mutations.some((mutation) => 'patch' in mutation)) requireStorable(documents.get(id));
    }
  }

  /**
   * Refuses to work on a document that the principal may read but not write, before anything is computed.
   * @throws WriteRefused in that case
   */
  function requireMayWrite(document: LakeDocument): void {
    if (touched.has(document._id)) return;
    const refusal = writeRefusal(principal, document, fieldRules);
    if (refusal !== undefined) throw refusal;
  }

  /** Returns true if the principal may put a document under its id, whoever else uses it. */
  function mayHaveId(document: LakeDocument): boolean {
    const { _id } = document;
    const isTheirs = touched.has(_id) || documents.family(_id).some((one) => mayRead(principal, one));
    return isTheirs || isAsset(document) || mayUseNewId(principal, document);
  }

  /** Returns the document as stored, with the fields the lake maintains first. */
  function stamp(draft: DocumentDraft, previous: LakeDocument | undefined): LakeDocument {
    const { _id, _type, _rev, _createdAt, _updatedAt, ...fields } = draft;
    // The older of two documents that claim the same URL keeps it, so nobody may make a document older than it is.
    const known = previous ?? documents.family(_id)[0];
    const createdAt = isBelieved && isTime(_createdAt) ? _createdAt : (known?._createdAt ?? timestamp);
    return { _id, _type, _rev: rev, _createdAt: createdAt, _updatedAt: timestamp, ...fields };
  }

  function put(kind: 'create' | 'createIfNotExists' | 'createOrReplace', draft: DocumentDraft): void {
    if (isAsset(draft)) {
      throw new WriteRefused('mutationError', 'Assets are created by uploads only', { id: draft._id });
    }
    putAny(kind, draft);
  }

  function putAny(kind: 'create' | 'createIfNotExists' | 'createOrReplace', draft: DocumentDraft): void {
    const before = current(draft._id);
    const document = stamp(draft, before);
    // Later steps of the transaction could tell what the hidden document contains.
    const isHidden = before ? find(draft._id) === undefined : leftOut?.find(draft._id) !== undefined;
    if (isHidden || !mayHaveId(document)) throw idRefusal(principal, document, fieldRules);
    const { _rev, _updatedAt, ...body } = document;
    const mutation: DocumentMutation =
      kind === 'create'
        ? { create: body }
        : kind === 'createIfNotExists'
          ? { createIfNotExists: body }
          : { createOrReplace: body };
    record(draft._id, document, mutation);
  }

  function patch(id: string, operations: PatchOperations, ifRevisionId?: string): void {
    const before = find(id);
    if (!before) {
      throw new WriteRefused('documentNotFoundError', `The document with the ID "${id}" was not found`, {
        id,
      });
    }
    // A client that patches twice in one transaction only knows the revision from before it.
    const seen = touched.get(id)?.before?._rev ?? before._rev;
    if (ifRevisionId !== undefined && ifRevisionId !== seen) {
      throw new WriteRefused(
        'documentRevisionIDDoesNotMatchError',
        `Unexpected document revision ID, expected "${ifRevisionId}" and found "${seen}"`,
        { id, expectedRevisionID: ifRevisionId, currentRevisionID: seen },
      );
    }
    requireMayWrite(before);
    const mutation = { patch: { id, ...operations } };
    const patched = applyPatch(before, mutation, { rev, timestamp });
    const after = isAsset(before) ? patchedAsset(principal, before, patched) : patched;
    record(id, after, after === patched ? mutation : { createOrReplace: after });
  }

  /**
   * Applies a stamp, which needs no rights because the client didn't request it. Stamps build on each other, because
   * documents of several tenants may refer to one asset.
   */
  function apply({ assetId, tenants }: AssetStamp): void {
    const asset = current(assetId);
    const operations = asset && addStamp(principal.tenancy, asset, tenants);
    if (!operations) return;
    const mutation = { patch: { id: assetId, ...operations } };
    const answered = results.length;
    record(assetId, applyPatch(asset, mutation, { rev, timestamp }), mutation);
    results.length = answered;
  }

  return {
    ...plan,
    find,
    create(draft) {
      if (find(draft._id)) {
        throw new WriteRefused('documentAlreadyExistsError', `Document by ID "${draft._id}" already exists`, {
          id: draft._id,
        });
      }
      put('create', draft);
    },
    createIfNotExists(draft) {
      if (find(draft._id)) results.push({ id: draft._id, operation: 'none' });
      else put('createIfNotExists', draft);
    },
    createOrReplace: (draft) => put('createOrReplace', draft),
    createAsset: (asset) => putAny('create', asset),
    delete(id) {
      const before = find(id);
      if (before) {
        requireMayWrite(before);
        record(id, null, { delete: { id } });
      } else results.push({ id, operation: 'none' });
    },
    patch,
    built() {
      settle();
      return { changes: changesOf(touched, documents), results, revisions: [...revisions] };
    },
    adopt(built) {
      const isOutdated = built.revisions.some(
        ([id, revision]) => (documents.get(id)?._rev ?? null) !== revision,
      );
      for (const { id, after } of built.changes) {
        requireLoaded(id);
        if (after && leftOut?.find(id)) throw idRefusal(principal, after, fieldRules);
      }
      if (isOutdated) throw new TransactionOutdated('Documents have changed in the meantime');
      for (const { id, after, mutations } of built.changes) {
        touched.set(id, { before: documents.get(id) ?? null, mutations: [...mutations] });
        documents.set(id, after);
      }
      results.push(...built.results);
    },
    finish() {
      settle();
      checkTransaction(plan, changesOf(touched, documents)).forEach(apply);
      settle();
      return { id: rev, author: principal.id, timestamp, changes: changesOf(touched, documents), results };
    },
  };
}

function changesOf(touched: ReadonlyMap<string, Touched>, documents: Layer): DocumentChange[] {
  return Array.from(touched, ([id, { before, mutations }]) => ({
    id,
    before,
    after: documents.get(id) ?? null,
    mutations,
  })).filter(({ before, after }) => before !== null || after !== null);
}
