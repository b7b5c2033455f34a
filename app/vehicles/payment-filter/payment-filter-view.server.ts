import { CREDIT_LABELS, scoreInBand } from '@rooftop/finance/credit';
import type { RequestContext } from '#app/context.server.ts';
import { notFound } from '#app/http/not-found.ts';
import { localPath } from '#app/http/page-request.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { DIALOG_WORDS } from '#app/ui/dialog/dialog.tsx';
import { termFieldsOf } from '../calculator/term-fields.ts';
import { paymentBasis } from '@rooftop/platform/inventory/audiences';
import { filteredSearch } from './filtered-search.server.ts';
import { paymentFilterPath } from './payment-filter-path.ts';

const PAYMENT_FILTER_WORDS = [
  ...DIALOG_WORDS,
  'calculator.cashDown',
  'calculator.creditScore',
  'calculator.downAmount',
  'calculator.downPercent',
  'calculator.rounded',
  'calculator.tradeEquity',
  'paymentFilter.heading',
  'paymentFilter.submit',
  'search.max',
  'search.min',
  'facets.payment',
] as const;

const CENTS = 100;

const dollars = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : String(cents / CENTS);

export type PaymentFilterView = Awaited<ReturnType<typeof paymentFilterView>>;

/**
 * The payment filter of a search (spec 2): a range of payments, and the terms that payments are computed from.
 * @throws Response (404) if the dealership advertises no payments
 */
export async function paymentFilterView(request: Request, context: RequestContext) {
  const { dealership, locale, t } = context;
  const basis = paymentBasis(context);
  if (basis === null) throw notFound('unknown');
  const { terms } = basis;
  const { query, address } = await filteredSearch(request, context);
  const { payment = null } = query.ranges;
  return {
    text: t('paymentFilter.text', { months: terms.months }),
    action: localPath(paymentFilterPath(address(payment)), locale, dealership.languages),
    min: dollars(payment?.min),
    max: dollars(payment?.max),
    fields: termFieldsOf(terms),
    bands: CREDIT_LABELS.map((label) => ({
      score: String(scoreInBand(label, terms.creditScore)),
      label: t(`calculator.score.${label}`),
    })),
    words: wordsFor(t, PAYMENT_FILTER_WORDS),
  };
}
