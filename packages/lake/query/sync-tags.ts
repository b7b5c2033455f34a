/** Tags by which a cached answer and a change find each other. */
import { createHash } from 'node:crypto';
import { dealershipField, publishedId, type LakeDocument } from '../document.ts';
import type { Change } from '../store/transaction.ts';
import type { Source } from './sources.ts';

/** Tags are short and tell nothing: they are sent to whoever listens. */
const tag = (name: string): string =>
  `s1:${createHash('sha256').update(name).digest('base64url').slice(0, 12)}`;

const EVERYTHING = tag('*');
const typeTag = (type: string): string => tag(`type ${type}`);
const ownTypeTag = (type: string, dealership: string): string => tag(`type ${type} of ${dealership}`);
const idTag = (id: string): string => tag(`id ${publishedId(id)}`);

/** Tags of an answer: its sources, and the ids it followed references to, also where nothing was found. */
export function tagsOfAnswer(sources: Iterable<Source>, followed: Iterable<string>): string[] {
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
 * Tags of a change: every answer that it may alter has at least one of them.
 * @param family the document's draft, published edition and versions as they are, because a view of drafts shows one of them
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
