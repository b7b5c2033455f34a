import { expect, test } from 'vitest';
import { tradeQuestionsFit } from './trade-questions-fit.ts';

const choice = (questionId: string, ...values: string[]) => ({
  questionId,
  answers: values.map((value) => ({ value })),
});
const OFFER = [choice('100', 'good'), choice('290', 'none', 'loan'), { questionId: '291' }];
const on = (questionId: string, other: string, ...answers: string[]) => ({
  ...choice(questionId, 'yes', 'no'),
  condition: { questionId: other, answers },
});
const check = (...questions: object[]) =>
  // The rule does not use its context.
  Reflect.apply(tradeQuestionsFit, null, [[{ questions }, {}]]);

test.each<[string, object[], true | RegExp]>([
  ['what offers need', OFFER, true],
  ['a condition', [...OFFER, on('5', '290', 'loan')], true],
  ['nothing', [], /number 100/],
  ['no balance', OFFER.slice(0, 2), /number 291/],
  ['a number twice', [...OFFER, { questionId: '100' }], /Two questions have the number 100/],
  ['a condition on a price', [...OFFER, on('5', '291', '1')], /question 291, which has no answers/],
  ['a condition on nothing', [...OFFER, on('5', '6', 'yes')], /question 6, which has no answers/],
  ['a condition on another answer', [...OFFER, on('5', '290', 'cash')], /"cash", which is no answer/],
  ['a circle', [...OFFER, on('5', '6', 'yes'), on('6', '5', 'yes')], /depends on itself/],
])('%s', (_what, questions, expected) => {
  if (expected === true) expect(check(...questions)).toBe(true);
  else expect(check(...questions)).toMatch(expected);
});
