import type { Language } from '@rooftop/content/languages';
import type { Priced } from '@rooftop/finance/finance-plan';
import type { FinanceTerms } from '@rooftop/finance/terms';
import type { RequestContext } from '../../context.server.ts';
import { type Words, words } from '../../wording.server.ts';
import { fieldsOf, type TermFields } from './term-fields.ts';

const PAYMENT_WORDS = [
  'calculator.basis',
  'calculator.cashDown',
  'calculator.change',
  'calculator.creditScore',
  'calculator.disclosure',
  'calculator.downAmount',
  'calculator.downPercent',
  'calculator.excluded',
  'calculator.heading',
  'calculator.months',
  'calculator.perMonth',
  'calculator.score.Bad',
  'calculator.score.Good',
  'calculator.score.Great',
  'calculator.score.Okay',
  'calculator.term',
  'calculator.tradeEquity',
  'calculator.update',
] as const;

/** What the calculator needs in the browser. */
export interface PaymentView {
  readonly vehicle: Priced;
  readonly fields: TermFields;
  readonly locale: Language;
  readonly words: Words<(typeof PAYMENT_WORDS)[number]>;
}

/** The calculator of a vehicle that has a price this visitor may know. */
export function paymentView(
  vehicle: Priced,
  terms: FinanceTerms,
  { locale, say }: Pick<RequestContext, 'locale' | 'say'>,
): PaymentView {
  return { vehicle, fields: fieldsOf(terms), locale, words: words(say, PAYMENT_WORDS) };
}
