/** Sync tags, which connect cached results with the changes that invalidate them. */
import { createHash } from 'node:crypto';
import { publishedId, type LakeDocument } from '../document.ts';
import type { DocumentChange } from '../store/transaction.ts';
import { tenantReference, type Tenancy } from '../tenancy.ts';
import type { QuerySource } from './query-sources.ts';

/** Tags are short and opaque, because every listener receives them. */
const tag = (name: string): string =>
  `s1:${createHash('sha256').update(name).digest('base64url').slice(0, 12)}`;

const EVERYTHING = tag('*');
const typeTag = (type: string): string => tag(`type ${type}`);
const ownTypeTag = (type: string, tenant: string): string => tag(`type ${type} of ${tenant}`);
const idTag = (id: string): string => tag(`id ${publishedId(id)}`);

/** Returns the tags of a result: its sources, and the ids of references it followed, even if nothing was found. */
export function tagsOfResult(sources: Iterable<QuerySource>, followed: Iterable<string>): string[] {
  const tags = new Set<string>();
  for (const { types, tenant } of sources) {
    if (types === undefined) tags.add(EVERYTHING);
    else for (const type of types) tags.add(tenant === undefined ? typeTag(type) : ownTypeTag(type, tenant));
  }
  for (const id of followed) tags.add(idTag(id));
  return [...tags];
}

/**
 * Returns the tags of a change. Every result it may affect has at least one of them.
 * @param family the document's current draft, published version and other versions, because a view of drafts shows
 * one of them
 */
export function tagsOfChange(
  tenancy: Tenancy,
  { id, before, after }: DocumentChange,
  family: readonly LakeDocument[],
): string[] {
  const tags = new Set([EVERYTHING, idTag(id)]);
  for (const document of [before, after, ...family]) {
    if (!document) continue;
    tags.add(typeTag(document._type));
    const tenant = tenantReference(tenancy, document);
    if (tenant !== undefined) tags.add(ownTypeTag(document._type, tenant));
  }
  return [...tags];
}
