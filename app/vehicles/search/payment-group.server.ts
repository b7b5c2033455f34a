import type { Language } from '@rooftop/tenancy/languages';
import { rateFor } from '@rooftop/finance/credit';
import { printSearchAddress } from '@rooftop/inventory/url/print-inventory-url';
import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { formatMoney } from '@rooftop/platform/wording/format-number';
import { wordsFor } from '#app/locales/wording.server.ts';
import { scoreWords } from '../calculator/score-words.ts';
import { formatEnd } from '../figures.server.ts';
import { paymentBasis, type PaymentBasis } from '@rooftop/platform/inventory/audiences';
import { formatPercent, formatPercents } from '@rooftop/platform/wording/format-percent';
import { paymentFilterPath } from '../payment-filter/payment-filter-path.ts';
import type { FoundSearch } from './found-search.ts';

/** The payments of the results, and the link to filter by them. */
export type PaymentGroupView = NonNullable<ReturnType<typeof paymentGroup>>;

/** Model years (vehicle.ts). */
const OLDEST = 1900;
const NEWEST = 2100;

/** The rate, or the lowest and highest if it depends on the model year. */
function rates({ terms: { creditScore }, rate }: PaymentBasis, locale: Language): string {
  const [one, other] = [rateFor(creditScore, OLDEST, rate) / 100, rateFor(creditScore, NEWEST, rate) / 100];
  return formatPercents(Math.min(one, other), Math.max(one, other), locale);
}

/** Terms of the displayed payments (Regulation Z). */
function paymentTerms(basis: PaymentBasis, { t, locale }: Pick<RequestContext, 't' | 'locale'>): string {
  const { months, down, tradeEquity, creditScore } = basis.terms;
  const facts = {
    payments: months,
    rate: rates(basis, locale),
    down: down.kind === 'percent' ? formatPercent(down.percent, locale) : formatMoney(down.cents, locale),
  };
  const hint =
    tradeEquity > 0
      ? t('search.paymentHintTrade', { ...facts, trade: formatMoney(tradeEquity, locale) })
      : t('search.paymentHint', facts);
  return `${hint}. ${scoreWords(creditScore, wordsFor(t, ['calculator.scores', 'calculator.scoresBetween']))}`;
}

/** Null if no payments are advertised, or they don't differ, so there is nothing to filter by. */
export function paymentGroup({ query, result, vocabulary, addresses, context }: FoundSearch) {
  const { t, locale, dealership } = context;
  const basis = paymentBasis(context);
  const isChosen = query.ranges.payment !== undefined;
  const bounds = result.boundsOf('payment');
  const isNarrow = bounds === null || bounds.min === bounds.max;
  if (basis === null || (!isChosen && isNarrow)) return null;
  const end = (value: number | null): string => (value === null ? '' : formatEnd('payment', value, locale));
  const search = printSearchAddress({ ...query, page: 1 }, vocabulary, addresses);
  return {
    label: t('facets.payment'),
    isOpen: isChosen,
    /** Available range, as text. */
    hint: bounds && t('search.bounds', { min: end(bounds.min), max: end(bounds.max) }),
    terms: paymentTerms(basis, context),
    link: t(isChosen ? 'search.changePayment' : 'search.setPayment'),
    href: localPath(paymentFilterPath(search), locale, dealership.languages),
  };
}
