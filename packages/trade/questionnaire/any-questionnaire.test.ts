/** Whatever editors or programs write, a questionnaire can be read and answered to its end. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateAnswers } from './evaluate.ts';
import type { Question, Questionnaire } from './questionnaire.ts';
import { readQuestionnaire } from './read-questionnaire.ts';

const id = fc.constantFrom('100', '290', '291', '500', '1', '2', '3', '4001000');
const value = fc.constantFrom('yes', 'no', 'loan');
const choice = fc.record({ value, label: fc.constant('Label') });
/** Mostly fine; some have repeated or no answers, unknown input types, or conditions on anything. */
const question = fc.record({
  questionId: fc.oneof({ weight: 12, arbitrary: id }, fc.string()),
  text: fc.oneof({ weight: 12, arbitrary: fc.constant('Question') }, fc.constant(null)),
  inputType: fc.constantFrom('radio', 'select', 'price', 'textarea', 'radio', 'select', 'slider'),
  required: fc.constantFrom(true, false, null),
  answers: fc.oneof(
    { weight: 8, arbitrary: fc.uniqueArray(choice, { selector: (one) => one.value, minLength: 1 }) },
    fc.array(choice),
    fc.constant(null),
  ),
  condition: fc.option(
    fc.record({ questionId: id, values: fc.uniqueArray(value, { minLength: 1, maxLength: 2 }) }),
  ),
});
const content = fc.record({
  questions: fc.array(question, { maxLength: 10 }),
  categories: fc.array(
    fc.record({
      categoryId: fc.constantFrom('a', 'b', 'c'),
      title: fc.constant('Title'),
      questionIds: fc.array(id, { maxLength: 8 }),
    }),
    { maxLength: 4 },
  ),
});
/** Questionnaires that can be read, with at least one question. */
const questionnaire = content
  .map((written) => readQuestionnaire(written))
  .filter((read) => read.kind === 'questionnaire' && read.questionnaire.questions.size > 0)
  .map((read): Questionnaire => {
    if (read.kind !== 'questionnaire') throw new Error(read.kind);
    return read.questionnaire;
  });

/** An answer that the question accepts. */
const answerTo = (one: Question): string => {
  if ('answers' in one) return one.answers[0]?.value ?? '';
  return one.inputType === 'price' ? '1,000' : 'Words';
};

describe('whatever was written', () => {
  it('reads it without throwing', () => {
    fc.assert(fc.property(fc.anything(), (written) => void readQuestionnaire(written)));
  });

  it('asks each question once, in a category, and only with conditions that can hold', () => {
    fc.assert(
      fc.property(content, (written) => {
        const read = readQuestionnaire(written);
        if (read.kind === 'circular') {
          expect(read.questionIds.length).toBeGreaterThan(0);
          return;
        }
        const { questions, categories } = read.questionnaire;
        const placed = categories.flatMap(({ questionIds }) => questionIds);
        expect(placed.toSorted()).toEqual([...questions.keys()].toSorted());
        expect(categories.every(({ questionIds }) => questionIds.length > 0)).toBe(true);
        for (const { condition } of questions.values()) {
          if (condition === null) continue;
          const other = questions.get(condition.questionId);
          const offered = other !== undefined && 'answers' in other ? other.answers : [];
          expect(offered.map((one) => one.value)).toEqual(expect.arrayContaining(condition.values));
        }
        const kept = read.leftOut.length + questions.size;
        expect(kept).toBe(written.questions.length);
      }),
    );
  });

  it('can be completed by answering what is shown, in a few rounds, and then stays complete', () => {
    fc.assert(
      fc.property(questionnaire, fc.boolean(), (asked, usesService) => {
        let given: Record<string, string> = {};
        // Each round may reveal questions that depend on its answers.
        for (let round = 0; round <= asked.questions.size; round += 1) {
          const { problems } = evaluateAnswers(asked, given, usesService);
          const missing = problems.flatMap(({ questionId }) => asked.questions.get(questionId) ?? []);
          given = { ...given, ...Object.fromEntries(missing.map((one) => [one.questionId, answerTo(one)])) };
        }
        const done = evaluateAnswers(asked, given, usesService);
        expect(done.problems).toEqual([]);
        expect(done.progress.every(({ isComplete }) => isComplete)).toBe(true);
        // The order in which answers arrive does not matter.
        const reversed = Object.fromEntries(Object.entries(given).toReversed());
        expect(evaluateAnswers(asked, reversed, usesService)).toEqual(done);
      }),
    );
  });

  it('shows a question only while the one that it depends on is shown and answered so', () => {
    fc.assert(
      fc.property(questionnaire, fc.dictionary(id, value), (asked, given) => {
        const { shown, answers } = evaluateAnswers(asked, given, false);
        const said = new Map(
          answers.map((one) => [one.questionId, one.kind === 'choice' ? one.value : null]),
        );
        for (const one of asked.questions.values()) {
          const { condition } = one;
          const holds =
            condition === null ||
            (shown.some(({ questionId }) => questionId === condition.questionId) &&
              condition.values.includes(said.get(condition.questionId) ?? ''));
          expect([one.questionId, shown.includes(one)]).toEqual([one.questionId, holds]);
        }
      }),
    );
  });
});
