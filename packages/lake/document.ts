/** A JSON value as stored in documents. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** A stored document. `_rev` is the id of the transaction that wrote it. Timestamps are ISO 8601 in UTC. */
export interface LakeDocument {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly [key: string]: Json | undefined;
}

const DRAFT_PREFIX = 'drafts.';

/** Returns the id that a document has, or will have, once published: `drafts.x` and `versions.r.x` give `x`. */
export function publishedId(id: string): string {
  if (id.startsWith(DRAFT_PREFIX)) return id.slice(DRAFT_PREFIX.length);
  return id.startsWith('versions.') ? id.split('.').slice(2).join('.') : id;
}

/** Returns the id of a document's draft. */
export function draftId(id: string): string {
  return DRAFT_PREFIX + publishedId(id);
}

/** Returns true for drafts and versions, which only signed-in editors can see. */
export function isUnpublished(id: string): boolean {
  return id.startsWith(DRAFT_PREFIX) || id.startsWith('versions.');
}
