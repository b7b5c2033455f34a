import { printTerms } from '@rooftop/finance/print-terms';
import type { FinanceTerms } from '@rooftop/finance/terms';
import { paymentBasis } from '@rooftop/platform/inventory/audiences';
import type { SiteRequest } from '../site-request.ts';
import { readTerms } from '#app/vehicles/inventory/visitor-terms.ts';

/**
 * The terms by which a visitor's payments differ from everybody's. Null if there are none, or a search shows the
 * dealership's own or no payments at all: then the page is everybody's.
 */
export function ownTerms(
  cookies: string | undefined,
  { dealership }: Pick<SiteRequest, 'dealership'>,
): FinanceTerms | null {
  const terms = readTerms(cookies);
  if (terms === null) return null;
  const [own, common] = [terms, null].map((one) => paymentBasis({ terms: one, dealership })?.terms);
  if (own === undefined || common === undefined || printTerms(own) === printTerms(common)) return null;
  return own;
}
