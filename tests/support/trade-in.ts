/** A questionnaire like the one that is shipped, and a way to answer it. */
import {
  type Answer,
  evaluateAnswers,
  type Evaluation,
  type GivenAnswers,
} from '@rooftop/trade/questionnaire/evaluate';
import type { Questionnaire } from '@rooftop/trade/questionnaire/questionnaire';
import { readQuestionnaire } from '@rooftop/trade/questionnaire/read-questionnaire';

const choices = (...values: string[]) => values.map((value) => ({ value, label: value.toUpperCase() }));
const question = (
  questionId: string,
  inputType: string,
  answers: unknown = null,
  condition: unknown = null,
) => ({
  questionId,
  text: `Question ${questionId}`,
  inputType,
  required: false,
  answers,
  condition,
});

const CONTENT = {
  questions: [
    question('100', 'radio', choices('great', 'good', 'fair', 'poor')),
    question('110', 'select', choices('yes', 'no')),
    question('111', 'radio', choices('body', 'glass'), { questionId: '110', values: ['yes'] }),
    question('112', 'textarea', null, { questionId: '111', values: ['glass'] }),
    question('290', 'radio', choices('none', 'loan', 'finance')),
    question('291', 'price', null, { questionId: '290', values: ['loan', 'finance'] }),
    { ...question('500', 'textarea'), required: true },
    question('4001000', 'radio', choices('one', 'two')),
    question('4004000', 'select', choices('clean', 'branded')),
  ],
  categories: [
    { categoryId: 'condition', title: 'Condition', questionIds: ['100', '110', '111', '112'] },
    { categoryId: 'money', title: 'Loan', questionIds: ['290', '291'] },
    { categoryId: 'history', title: 'History', questionIds: ['4001000', '4004000', '500'] },
  ],
};

function readContent(): Questionnaire {
  const result = readQuestionnaire(CONTENT);
  if (result.kind === 'circular' || result.leftOut.length > 0) throw new Error('The fixture is broken.');
  return result.questionnaire;
}

export const questionnaire = readContent();

/** Normalized answers to the questionnaire. */
export const answersTo = (given: GivenAnswers): readonly Answer[] => saidIn(given).answers;

/** What the questionnaire asks, and what was answered. */
export const saidIn = (given: GivenAnswers): Evaluation => evaluateAnswers(questionnaire, given, false);
