import { CREDIT_LABELS, type CreditLabel, scoreInBand } from '@rooftop/finance/credit';
import type { FinanceTerms } from '@rooftop/finance/terms';
import { numberOf } from '../calculator/term-fields.ts';
import type { PersonalizeProgress } from './personalize-steps.ts';

const CENTS = 100;

const isLabel = (text: string | null): text is CreditLabel => CREDIT_LABELS.some((label) => label === text);

/** A step's answer: the terms and the progress with it. Null if a choice is missing. */
interface PersonalizeAnswer {
  readonly terms: FinanceTerms;
  readonly progress: PersonalizeProgress;
}

/** Applies a step's form to the terms. Numbers out of bounds become the nearest that the calculator has (spec 9). */
export function termsAfter(
  progress: PersonalizeProgress,
  terms: FinanceTerms,
  form: FormData,
): PersonalizeAnswer | null {
  const text = (name: string): string | null => {
    const value = form.get(name);
    return typeof value === 'string' ? value : null;
  };
  const { step } = progress;
  if (step === 1) {
    const cents = numberOf('downAmount', text('downAmount') ?? '') * CENTS;
    return { terms: { ...terms, down: { kind: 'amount', cents } }, progress };
  }
  if (step === 2) {
    const trade = text('trade');
    if (trade !== 'yes' && trade !== 'no') return null;
    const trades = trade === 'yes';
    return { terms: trades ? terms : { ...terms, tradeEquity: 0 }, progress: { ...progress, trades } };
  }
  if (step === 3) {
    const tradeEquity = numberOf('tradeEquity', text('tradeEquity') ?? '') * CENTS;
    return { terms: { ...terms, tradeEquity }, progress };
  }
  const label = text('credit');
  return isLabel(label)
    ? { terms: { ...terms, creditScore: scoreInBand(label, terms.creditScore) }, progress }
    : null;
}
