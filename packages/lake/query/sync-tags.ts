/** Sync tags, which connect cached results with the changes that invalidate them. */
import { createHash } from 'node:crypto';
import { dealershipField, publishedId, type LakeDocument } from '../document.ts';
import type { Change } from '../store/transaction.ts';
import type { Source } from './sources.ts';

/** Tags are short and opaque, because every listener receives them. */
const tag = (name: string): string =>
  `s1:${createHash('sha256').update(name).digest('base64url').slice(0, 12)}`;

const EVERYTHING = tag('*');
const typeTag = (type: string): string => tag(`type ${type}`);
const ownTypeTag = (type: string, dealership: string): string => tag(`type ${type} of ${dealership}`);
const idTag = (id: string): string => tag(`id ${publishedId(id)}`);

/** Returns the tags of a result: its sources, and the ids of references it followed, even if nothing was found. */
export function tagsOfResult(sources: Iterable<Source>, followed: Iterable<string>): string[] {
  const tags = new Set<string>();
  for (const { types, dealership } of sources) {
    if (types === undefined) tags.add(EVERYTHING);
    else
      for (const type of types)
        tags.add(dealership === undefined ? typeTag(type) : ownTypeTag(type, dealership));
  }
  for (const id of followed) tags.add(idTag(id));
  return [...tags];
}

/**
 * Returns the tags of a change. Every result it may affect has at least one of them.
 * @param family the document's current draft, published version and other versions, because a view of drafts shows
 * one of them
 */
export function tagsOfChange({ id, before, after }: Change, family: readonly LakeDocument[]): string[] {
  const tags = new Set([EVERYTHING, idTag(id)]);
  for (const document of [before, after, ...family]) {
    if (!document) continue;
    tags.add(typeTag(document._type));
    const dealership = dealershipField(document);
    if (dealership !== undefined) tags.add(ownTypeTag(document._type, dealership));
  }
  return [...tags];
}
