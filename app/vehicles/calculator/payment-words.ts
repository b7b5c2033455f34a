import type { Language } from '@rooftop/content/languages';
import type { FinanceDisclosure } from '@rooftop/finance/disclosure';
import { formatPercent } from '../format-percent.ts';
import { fillIn } from './fill-in.ts';
import type { PaymentView } from './payment-view.server.ts';

const dollars = { style: 'currency', currency: 'USD' } as const;
const FORMATTERS = {
  en: new Intl.NumberFormat('en-US', dollars),
  es: new Intl.NumberFormat('es-US', dollars),
} as const satisfies Record<Language, Intl.NumberFormat>;

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
  const money = (cents: number): string => FORMATTERS[locale].format(cents / 100);
  const values = {
    months: numberOfPayments,
    rate: formatPercent(annualPercentageRate, locale),
    downPercent: formatPercent(downPercent, locale),
    down: money(downPayment),
    payment: money(payment),
    total: money(totalOfPayments),
  };
  return {
    amount: money(payment),
    basis: fillIn(words['calculator.basis'], values),
    disclosure: fillIn(words['calculator.disclosure'], values),
  };
}
