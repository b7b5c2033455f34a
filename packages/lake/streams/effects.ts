import type { Json, LakeDocument } from '../document.ts';

/** A document without its revision, which clients put back themselves. */
function withoutRevision(document: LakeDocument | null): Json {
  if (document === null) return null;
  const { _rev, ...rest } = document;
  return rest;
}

/**
 * What a change did, as Mendoza patches: each is the opcode 0, "value", and the whole document. There is an encoder
 * of finer patches for Go only.
 */
export function effectsOf(before: LakeDocument | null, after: LakeDocument | null) {
  return { apply: [0, withoutRevision(after)], revert: [0, withoutRevision(before)] };
}
