import { createHash } from 'node:crypto';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import { printTerms } from '@rooftop/finance/print-terms';
import type { FinanceTerms } from '@rooftop/finance/terms';
import type { Arms } from '@rooftop/platform/experiments/page-arms';
import type { SiteRequest } from '../site-request.ts';
import type { Visitor } from '#app/visitor/read-visitor.ts';

/** Everything that a cached page is rendered from, besides the content its tags name. */
export interface PageRequest {
  readonly siteRequest: Pick<SiteRequest, 'dealership' | 'origin'>;
  /** Canonical path and query as the page sees them; see cacheable-pages.ts. The path includes the language. */
  readonly address: string;
  /** With the key of one of this dealership's stores, or none. */
  readonly visitor: Visitor;
  /** of a search: terms of payment that the visitor has set, unless they are the dealership's own; see own-terms.ts */
  readonly terms?: FinanceTerms | null;
  /** The visitor's arms that can change the page; see packages/platform/experiments/page-arms.ts. */
  readonly arms?: Arms;
}

const fingerprints = new WeakMap<Dealership, string>();

/** Identifies one version of a dealership's document. */
function fingerprint(dealership: Dealership): string {
  const known = fingerprints.get(dealership);
  if (known !== undefined) return known;
  const made = createHash('sha256').update(JSON.stringify(dealership)).digest('base64url');
  fingerprints.set(dealership, made);
  return made;
}

/**
 * The key of a page: one key, one page. It covers the dealership's whole document, which a page uses without a query.
 * When the document changes, pages of its previous version are no longer found.
 */
export function pageKey({ siteRequest, address, visitor, terms = null, arms = {} }: PageRequest): string {
  const { storeKey = '', consent, hasAnswered, gpc } = visitor;
  return JSON.stringify([
    fingerprint(siteRequest.dealership),
    siteRequest.origin,
    storeKey,
    consent.join(),
    Number(hasAnswered),
    Number(gpc),
    address,
    terms && printTerms(terms),
    arms,
  ]);
}
