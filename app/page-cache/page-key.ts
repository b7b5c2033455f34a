import { createHash } from 'node:crypto';
import type { Dealership } from '@rooftop/content/documents/dealership';
import type { Visit } from '../http/visit.ts';
import type { Visitor } from './visitor.ts';

/** Everything that a kept page is made from, besides the content that its tags name. */
export interface PageRequest {
  readonly visit: Pick<Visit, 'dealership' | 'origin'>;
  /** path and query as the page sees them: canonical, see kept-pages.ts. The language is in the path. */
  readonly address: string;
  /** with the key of a store of this dealership, or none */
  readonly visitor: Visitor;
}

const fingerprints = new WeakMap<Dealership, string>();

/** Names one state of a dealership's document. */
function fingerprint(dealership: Dealership): string {
  const known = fingerprints.get(dealership);
  if (known !== undefined) return known;
  const made = createHash('sha256').update(JSON.stringify(dealership)).digest('base64url');
  fingerprints.set(dealership, made);
  return made;
}

/**
 * The key of a page: one key, one page. The dealership's document is in it as a whole, since a page is made from it
 * without asking: when it changes, the pages of its last state are not found again.
 */
export function pageKey({ visit, address, visitor }: PageRequest): string {
  const { storeKey = '', consent, gpc } = visitor;
  return JSON.stringify([
    fingerprint(visit.dealership),
    visit.origin,
    storeKey,
    consent.join(),
    Number(gpc),
    address,
  ]);
}
