import { LATE_MODEL_YEAR } from '@rooftop/finance/credit';
import { DEFAULT_TERMS } from '@rooftop/finance/terms';
import { z } from 'zod';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { localPath } from '#app/http/page-request.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { paymentBasis } from '@rooftop/platform/inventory/audiences';
import { leaseView, PAYMENT_WORDS, type PaymentView } from './payment-view.server.ts';
import { readTermFields } from './set-terms.server.ts';
import { priceOf, STANDALONE_PRICE } from './standalone-price.ts';
import { termFieldsOf, type TermFields, termsOf } from './term-fields.ts';

/** Path of the page that calculates without JavaScript, without the language. */
export const CALCULATOR_PATH = '/auto-financing/payment-calculator';

const STANDALONE_WORDS = ['calculator.price', 'calculator.year'] as const;

/** Groups of model years that have their own rate (spec 9), each with one of its years. */
const MODEL_YEARS = [
  { year: LATE_MODEL_YEAR, label: 'calculator.newer' },
  { year: LATE_MODEL_YEAR - 1, label: 'calculator.older' },
] as const;

const askedShape = z.object({
  price: z.string().max(20).catch(''),
  year: z.enum(MODEL_YEARS.map(({ year }) => String(year))).catch(String(LATE_MODEL_YEAR)),
});

/** Defaults of spec 9: 24 months for a loan, 39 for a lease. */
const { finance, lease: leased } = DEFAULT_TERMS.standalone;
const DEFAULTS: TermFields = {
  ...termFieldsOf(finance),
  leaseMonths: String(leased.months),
  milesPerYear: String(leased.milesPerYear),
};

/** The fields that a form sent, with the terms in them. */
function sentFields(query: URLSearchParams): TermFields {
  const sent = readTermFields(query);
  const terms = termsOf(sent);
  return {
    ...DEFAULTS,
    ...termFieldsOf(terms),
    ...(terms.kind === 'finance'
      ? { leaseMonths: DEFAULTS.leaseMonths, milesPerYear: DEFAULTS.milesPerYear }
      : { months: DEFAULTS.months }),
  };
}

export type StandaloneView = NonNullable<Awaited<ReturnType<typeof standaloneView>>>;

/**
 * The payment calculator for any price. It leaves the visitor's own terms alone.
 * @param query what its form sent without JavaScript; null for its defaults
 * @returns null if the dealership advertises no payments
 */
export async function standaloneView(
  query: URLSearchParams | null,
  context: Pick<RequestContext, 'content' | 'dealership' | 'locale' | 't'>,
) {
  const { content, dealership, locale, t } = context;
  const basis = paymentBasis({ dealership, terms: null });
  if (basis === null) return null;
  const settings = await orFallback(content.settings(), null);
  const parsed = askedShape.parse(Object.fromEntries(query ?? []));
  const price = priceOf(query === null ? STANDALONE_PRICE.initial : parsed.price);
  const payment: PaymentView = {
    vehicle: { price, year: Number(parsed.year) },
    rate: basis.rate,
    // A lease is calculated as if the car cost its list price.
    lease: leaseView(price, settings?.lease ?? null, context),
    fields: query === null ? DEFAULTS : sentFields(query),
    locale,
    words: wordsFor(t, PAYMENT_WORDS),
  };
  return {
    action: localPath(CALCULATOR_PATH, locale, dealership.languages),
    year: parsed.year,
    years: MODEL_YEARS.map(({ year, label }) => ({ value: String(year), label: t(label, { year }) })),
    payment,
    words: wordsFor(t, STANDALONE_WORDS),
  };
}
