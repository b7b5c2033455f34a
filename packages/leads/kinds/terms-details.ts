import { creditLabel } from '@rooftop/finance/credit';
import type { CashDown, Terms } from '@rooftop/finance/terms';
import type { LeadDetail } from '../lead.ts';
import { detailsOf, dollarsForStaff } from './lead-content.ts';

const downOf = (down: CashDown): string =>
  down.kind === 'percent' ? `${down.percent}% of the price` : dollarsForStaff(down.cents);

/** How a visitor would pay, for staff. Empty if they have not said. */
export function termsDetails(terms: Terms | null): LeadDetail[] {
  if (terms === null) return [];
  return detailsOf({
    'Down payment': downOf(terms.down),
    'Trade equity': dollarsForStaff(terms.tradeEquity),
    'Credit score': creditLabel(terms.creditScore),
    Term: `${terms.months} months${terms.kind === 'lease' ? ' (lease)' : ''}`,
    'Miles per year': terms.kind === 'lease' ? terms.milesPerYear.toLocaleString('en-US') : undefined,
  });
}
