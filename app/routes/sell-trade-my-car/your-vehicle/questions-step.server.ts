import type { ProblemKey } from '@rooftop/trade/questionnaire/evaluate';
import { isRequired } from '@rooftop/trade/questionnaire/known-questions';
import { usesValuationService } from '@rooftop/content/documents/dealership/settings/settings';
import type { RequestContext } from '#app/context.server.ts';
import { cleanEntry } from '#app/forms/clean-entry.ts';
import type { StepPlace, StepRow } from '#app/forms/steps/step-row.ts';
import type { WordKey } from '#app/locales/wording.server.ts';
import { evaluated, type LoadedTradeIn, type TradeInChange } from './load-trade-in.server.ts';

const PROBLEMS = {
  required: 'form.error.required',
  choice: 'form.error.required',
  price: 'tradeIn.amount',
  tooLong: 'form.error.tooLong',
} as const satisfies Record<ProblemKey, WordKey>;

/** What a form says of each question of a category. */
const entered = (form: FormData, { questionnaire }: LoadedTradeIn, { nth }: Pick<StepPlace, 'nth'>) =>
  Object.fromEntries(
    (questionnaire.categories[nth]?.questionIds ?? []).map((id) => [id, cleanEntry(form.get(id))]),
  );

/** A category's questions. Those that depend on another one of it are sent too; the page shows them when they apply. */
function view(trade: LoadedTradeIn, { t }: RequestContext, { nth }: StepPlace) {
  const { questionnaire, evaluation, stored } = trade;
  const { title = '', description = null, questionIds = [] } = questionnaire.categories[nth] ?? {};
  const questions = questionIds.flatMap((id) => questionnaire.questions.get(id) ?? []);
  const isHere = (id: string): boolean => questionIds.includes(id);
  return {
    kind: 'questions' as const,
    heading: title,
    text: description,
    questions: questions
      .filter(
        (question) =>
          evaluation.shown.includes(question) ||
          (question.condition !== null && isHere(question.condition.questionId)),
      )
      .map((question) => ({
        id: question.questionId,
        text: question.text,
        description: question.description,
        inputType: question.inputType,
        isRequired: isRequired(question, usesValuationService(trade.settings)),
        answers: 'answers' in question ? question.answers : [],
        value: stored.given[question.questionId] ?? '',
        onlyIf:
          question.condition !== null && isHere(question.condition.questionId) ? question.condition : null,
      })),
    words: { choose: t('apply.choose'), optional: t('form.optional') },
  };
}

/** The editors' questions, a step for each category. */
export const questionsStep = {
  key: 'questions',
  repeats: ({ questionnaire }) => questionnaire.categories.length,
  isComplete: ({ evaluation }, nth) => evaluation.progress[nth]?.isComplete === true,
  view,
  entered,
  read(form, trade, { t }, place) {
    const values = entered(form, trade, place);
    const answers = { ...trade.stored.given, ...values };
    const problems = evaluated(trade, answers)
      .problems.filter(({ questionId }) => Object.hasOwn(values, questionId))
      .map(({ questionId, problem }) => [questionId, t(PROBLEMS[problem])]);
    return problems.length > 0
      ? { kind: 'wrong', answer: { problems: Object.fromEntries(problems), values } }
      : { kind: 'complete', change: { answers } };
  },
} satisfies StepRow<LoadedTradeIn, TradeInChange>;
