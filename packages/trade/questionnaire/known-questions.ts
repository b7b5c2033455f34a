/** The questions whose answers mean something to us, by their ids (spec 4 and 5). */
import type { Answer, Evaluation } from './evaluate.ts';
import type { Question } from './questionnaire.ts';

export const CONDITION_QUESTION = '100';
const FINANCE_QUESTION = '290';
const BALANCE_QUESTION = '291';
const COMMENTS_QUESTION = '500';
const ACCIDENT_QUESTION = '4001000';
const WARNING_LIGHTS_QUESTION = '4004000';
/** Required if a valuation service is configured. */
export const VALUATION_QUESTIONS: readonly string[] = [ACCIDENT_QUESTION, WARNING_LIGHTS_QUESTION];

const REQUIRED: readonly string[] = [CONDITION_QUESTION, FINANCE_QUESTION, BALANCE_QUESTION];

/** Whether a question must be answered while it is shown (spec 5). Content decides for all other questions. */
export function isRequired({ questionId, required }: Question, usesValuationService: boolean): boolean {
  if (questionId === COMMENTS_QUESTION) return false;
  if (REQUIRED.includes(questionId)) return true;
  return required || (usesValuationService && VALUATION_QUESTIONS.includes(questionId));
}

/** From best to worst (spec 3). */
export const TRADE_CONDITIONS = ['great', 'good', 'fair', 'poor'] as const;
export type TradeCondition = (typeof TRADE_CONDITIONS)[number];

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
export const conditionIn = (answers: readonly Answer[]): TradeCondition | null =>
  choiceOf(answers, CONDITION_QUESTION, TRADE_CONDITIONS);

/** What is left of a car's value after each answer, in percent, by question. Round assumptions of ours. */
export const HISTORY_PERCENT = {
  [ACCIDENT_QUESTION]: { none: 100, minor: 92, major: 74 },
  [WARNING_LIGHTS_QUESTION]: { none: 100, some: 88 },
} as const satisfies Record<string, Readonly<Record<string, number>>>;

/**
 * What is left of a car's value after its accidents and warning lights, in percent. A question that is shown and not
 * answered, or has an answer that we don't know, counts as answered in the worst way, so that saying less never gets
 * more. A question that nobody asks counts for nothing.
 */
export function historyPercent({ answers, shown }: Pick<Evaluation, 'answers' | 'shown'>): number {
  let percent = 100;
  for (const [id, values] of Object.entries(HISTORY_PERCENT)) {
    if (!shown.some(({ questionId }) => questionId === id)) continue;
    const answer = answers.find(({ questionId }) => questionId === id);
    const known = Object.entries(values).find(
      ([value]) => answer?.kind === 'choice' && answer.value === value,
    );
    percent *= (known?.[1] ?? Math.min(...Object.values(values))) / 100;
  }
  return percent;
}

/** How the car is financed. Null if it was not said. */
export function financeOf(answers: readonly Answer[]): Finance | null {
  const type = choiceOf(answers, FINANCE_QUESTION, FINANCE_TYPES);
  if (type === null) return null;
  if (type === 'none') return { type };
  const balance = answers.find(({ questionId }) => questionId === BALANCE_QUESTION);
  return { type, balance: balance?.kind === 'price' ? balance.cents : null };
}
