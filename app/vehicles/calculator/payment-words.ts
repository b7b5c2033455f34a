import type { Language } from '@rooftop/tenancy/languages';
import type { FinanceDisclosure, LeaseDisclosure } from '@rooftop/finance/disclosure';
import { LEASE_EXAMPLE } from '@rooftop/finance/lease-plan';
import { formatPercent } from '@rooftop/platform/wording/format-percent';
import { numberFormats } from '@rooftop/platform/wording/number-formats';
import { fillIn } from './fill-in.ts';
import { scoreWords } from './score-words.ts';
import type { LeaseView, PaymentView } from './payment-view.server.ts';

const dollars = numberFormats({ style: 'currency', currency: 'USD' });
const counts = numberFormats();

/** A number of miles as text. */
export const formatMiles = (miles: number, locale: Language): string => counts(locale).format(miles);

/** A payment with its required disclosures (standards 5.9), as text. */
export interface PaymentWords {
  /** To the cent, as on cards. */
  readonly amount: string;
  /** `24 months`. */
  readonly term: string;
  /** The disclaimer of spec 2: term, rate, share paid down. */
  readonly basis: string;
  /** Regulation Z, 12 CFR 1026.24(d)(2), or for a lease Regulation M, 12 CFR 1013.7(d)(2). */
  readonly disclosure: string;
  /** For which credit the rate is, what the payment does not cover, and that it is not an offer. */
  readonly excluded: string;
}

/** Formats a finance payment in the page's language. */
export function paymentWords(
  {
    downPayment,
    downPercent,
    tradeEquity,
    numberOfPayments,
    payment,
    totalOfPayments,
    annualPercentageRate,
    creditScore,
  }: FinanceDisclosure & { readonly creditScore: number },
  { locale, words }: Pick<PaymentView, 'locale' | 'words'>,
): PaymentWords {
  const money = (cents: number): string => dollars(locale).format(cents / 100);
  const values = {
    months: numberOfPayments,
    rate: formatPercent(annualPercentageRate, locale),
    downPercent: formatPercent(downPercent, locale),
    down: money(downPayment),
    trade: money(tradeEquity),
    payment: money(payment),
    total: money(totalOfPayments),
  };
  return {
    amount: money(payment),
    term: fillIn(words['calculator.months'], values),
    basis: fillIn(words[tradeEquity > 0 ? 'calculator.basisTrade' : 'calculator.basis'], values),
    disclosure: fillIn(
      words[tradeEquity > 0 ? 'calculator.disclosureTrade' : 'calculator.disclosure'],
      values,
    ),
    excluded: `${scoreWords(creditScore, words)} ${words['calculator.excluded']}`,
  };
}

/** Formats a lease payment in the page's language, with the example that always accompanies it (spec 9). */
export function leaseWords(
  plan: LeaseDisclosure & { readonly total: number },
  { words }: LeaseView,
  { locale, words: { 'calculator.months': term } }: Pick<PaymentView, 'locale' | 'words'>,
): PaymentWords {
  const money = (cents: number): string => dollars(locale).format(cents / 100);
  const values = (lease: Pick<LeaseDisclosure, 'milesPerYear' | 'extraMile' | 'acquisitionFee'>) => ({
    miles: formatMiles(lease.milesPerYear, locale),
    extraMile: money(lease.extraMile),
    fee: money(lease.acquisitionFee),
  });
  const amounts = {
    ...values(plan),
    months: plan.numberOfPayments,
    due: money(plan.dueAtSigning),
    payment: money(plan.payment),
    total: money(plan.total),
  };
  // The example has the fee and the price of a mile of the lease beside it: one disclosure never states two.
  const { acquisitionFee, extraMile } = plan;
  const example = fillIn(words['calculator.leaseExample'], {
    ...values({ ...LEASE_EXAMPLE, acquisitionFee, extraMile }),
    months: LEASE_EXAMPLE.months,
  });
  return {
    amount: money(plan.payment),
    term: fillIn(term, amounts),
    basis: fillIn(words['calculator.leaseBasis'], amounts),
    disclosure: `${fillIn(words['calculator.leaseDisclosure'], amounts)} ${example}`,
    excluded: words['calculator.leaseExcluded'],
  };
}
