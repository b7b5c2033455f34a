/** The questions whose answers mean something to us, by their ids (spec 4 and 5). */
import type { Answer } from './evaluate.ts';
import type { Question } from './questionnaire.ts';

export const CONDITION_QUESTION = '100';
const FINANCE_QUESTION = '290';
const BALANCE_QUESTION = '291';
const COMMENTS_QUESTION = '500';
/** Required if a valuation service is configured. */
export const VALUATION_QUESTIONS: readonly string[] = ['4001000', '4004000'];

const REQUIRED: readonly string[] = [CONDITION_QUESTION, FINANCE_QUESTION, BALANCE_QUESTION];

/** Whether a question must be answered while it is shown (spec 5). Content decides for all other questions. */
export function isRequired({ questionId, required }: Question, usesValuationService: boolean): boolean {
  if (questionId === COMMENTS_QUESTION) return false;
  if (REQUIRED.includes(questionId)) return true;
  return required || (usesValuationService && VALUATION_QUESTIONS.includes(questionId));
}

/** From best to worst (spec 3). */
export const CONDITIONS = ['great', 'good', 'fair', 'poor'] as const;
export type Condition = (typeof CONDITIONS)[number];

const FINANCE_TYPES = ['none', 'loan', 'finance'] as const;

/** What is still owed on the car, in cents. The balance is null if it was not said. */
export type Finance =
  | { readonly type: 'none' }
  | { readonly type: 'loan' | 'finance'; readonly balance: number | null };

const choiceOf = <Value extends string>(
  answers: readonly Answer[],
  questionId: string,
  values: readonly Value[],
): Value | null => {
  const answer = answers.find((one) => one.questionId === questionId);
  return values.find((value) => answer?.kind === 'choice' && answer.value === value) ?? null;
};

/** The car's condition. Null if it was not said. */
export const conditionOf = (answers: readonly Answer[]): Condition | null =>
  choiceOf(answers, CONDITION_QUESTION, CONDITIONS);

/** How the car is financed. Null if it was not said. */
export function financeOf(answers: readonly Answer[]): Finance | null {
  const type = choiceOf(answers, FINANCE_QUESTION, FINANCE_TYPES);
  if (type === null) return null;
  if (type === 'none') return { type };
  const balance = answers.find(({ questionId }) => questionId === BALANCE_QUESTION);
  return { type, balance: balance?.kind === 'price' ? balance.cents : null };
}
