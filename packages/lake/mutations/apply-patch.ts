import { Mutation } from '@sanity/mutator';
import type { LakeDocument } from '../document.ts';
import type { PatchOperations } from './document-mutation.ts';
import { explainJsonRefusal, isJsonObject } from './json-schema.ts';
import { WriteRefused } from './write-refused.ts';

/** Returns the document after a patch. Fields that the lake maintains cannot be patched. */
export function applyPatch(
  before: LakeDocument,
  mutation: { readonly patch: { readonly id: string } & PatchOperations },
  stamp: { readonly rev: string; readonly timestamp: string },
): LakeDocument {
  const { _id, _type, _createdAt } = before;
  let patched: unknown;
  try {
    patched = new Mutation({ mutations: [mutation] }).apply({ ...before });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new WriteRefused('mutationError', `The patch cannot be applied: ${reason}`, { id: _id });
  }
  if (!isJsonObject(patched)) {
    throw new WriteRefused('mutationError', 'The patch cannot be applied: not a document', { id: _id });
  }
  if (patched['_id'] !== _id || patched['_type'] !== _type) {
    throw new WriteRefused('mutationError', 'The attributes _id and _type are immutable', { id: _id });
  }
  return { ...patched, _id, _type, _createdAt, _rev: stamp.rev, _updatedAt: stamp.timestamp };
}

/** @throws WriteRefused if patches have left something in a document that cannot be stored */
export function requireStorable(document: LakeDocument | undefined): void {
  const reason = document && explainJsonRefusal(document);
  if (!document || typeof reason !== 'string') return;
  throw new WriteRefused('mutationError', `The patch cannot be applied: ${reason}`, { id: document._id });
}
