import type { FactOf } from '@rooftop/visits/facts';
import type { PersonalizeProgress } from './personalize-steps.ts';

/** Names of the steps in facts. */
export const STEP_NAMES = ['down-payment', 'trade', 'trade-equity', 'credit-score', 'contact'] as const;

/** The fact that a visitor has reached a step of a personalized price. */
export const stepFact = ({
  step,
  vin,
}: Pick<PersonalizeProgress, 'step' | 'vin'>): FactOf<'formStepped'> => ({
  kind: 'formStepped',
  form: 'UNLOCK_PRICE',
  step,
  name: STEP_NAMES[step - 1] ?? 'contact',
  vin,
});
