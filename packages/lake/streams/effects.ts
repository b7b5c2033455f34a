import type { Json, LakeDocument } from '../document.ts';

/** Returns a document without its revision, which clients restore themselves. */
function withoutRevision(document: LakeDocument | null): Json {
  if (document === null) return null;
  const { _rev, ...rest } = document;
  return rest;
}

/**
 * Returns a change as Mendoza patches. Each consists of the opcode 0, "value", and the whole document, because the
 * only encoder of finer patches is in Go.
 */
export function effectsOf(before: LakeDocument | null, after: LakeDocument | null) {
  return { apply: [0, withoutRevision(after)], revert: [0, withoutRevision(before)] };
}
