import type { Language } from '@rooftop/content/languages';
import type { FinanceDisclosure } from '@rooftop/finance/disclosure';
import { fillIn } from './fill-in.ts';
import type { PaymentView } from './payment-view.server.ts';

const formatters = (tag: string) => ({
  cents: new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' }),
  percent: new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }),
});
const FORMATTERS = {
  en: formatters('en-US'),
  es: formatters('es-US'),
} as const satisfies Record<Language, object>;

/** A payment, and what the law wants beside it (standards 5.9), in words. */
export interface PaymentWords {
  /** to the cent, as on cards */
  readonly amount: string;
  /** the disclaimer of spec 2: term, rate, share paid down */
  readonly basis: string;
  /** Regulation Z, 12 CFR 1026.24(d)(2) */
  readonly disclosure: string;
}

/** Says a payment in the language of the page. */
export function paymentWords(
  {
    downPayment,
    downPercent,
    numberOfPayments,
    payment,
    totalOfPayments,
    annualPercentageRate,
  }: FinanceDisclosure,
  { locale, words }: Pick<PaymentView, 'locale' | 'words'>,
): PaymentWords {
  const { cents, percent } = FORMATTERS[locale];
  const values = {
    months: numberOfPayments,
    rate: percent.format(annualPercentageRate / 100),
    downPercent: percent.format(downPercent / 100),
    down: cents.format(downPayment / 100),
    payment: cents.format(payment / 100),
    total: cents.format(totalOfPayments / 100),
  };
  return {
    amount: cents.format(payment / 100),
    basis: fillIn(words['calculator.basis'], values),
    disclosure: fillIn(words['calculator.disclosure'], values),
  };
}
