import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { questionnaire } from '../../../tests/support/trade-in.ts';
import { type Answer, evaluateAnswers, type GivenAnswers } from './evaluate.ts';
import { conditionIn, financeOf } from './known-questions.ts';
import { parsePrice } from './parse-price.ts';

const ALWAYS = ['100', '110', '290', '4001000', '4004000', '500'];
const print = ({ questionId, ...answer }: Answer): string =>
  `${questionId}=${answer.kind === 'choice' ? answer.value : answer.kind === 'price' ? answer.cents : answer.text}`;

interface Case {
  readonly story: string;
  readonly given: GivenAnswers;
  /** Besides those that are always shown. */
  readonly shown?: readonly string[];
  readonly problems?: readonly string[];
  readonly answers?: readonly string[];
  readonly usesService?: boolean;
}

const DONE = { 100: 'good', 290: 'none' };
const CASES: readonly Case[] = [
  { story: 'nothing', given: {}, problems: ['100 required', '290 required'] },
  { story: 'enough', given: DONE, answers: ['100=good', '290=none'] },
  {
    story: 'enough, but not for the valuation service',
    given: DONE,
    usesService: true,
    problems: ['4001000 required', '4004000 required'],
    answers: ['100=good', '290=none'],
  },
  {
    story: 'enough for the valuation service',
    given: { ...DONE, 4001000: 'one', 4004000: 'clean' },
    usesService: true,
    answers: ['100=good', '290=none', '4001000=one', '4004000=clean'],
  },
  ...['loan', 'finance'].map((type) => ({
    story: `a ${type} without its balance`,
    given: { ...DONE, 290: type },
    shown: ['291'],
    problems: ['291 required'],
    answers: ['100=good', `290=${type}`],
  })),
  {
    story: 'a loan with its balance',
    given: { ...DONE, 290: 'loan', 291: ' $8,250.50 ' },
    shown: ['291'],
    answers: ['100=good', '290=loan', '291=825050'],
  },
  { story: 'a balance that is hidden', given: { ...DONE, 291: 'x' }, answers: ['100=good', '290=none'] },
  {
    story: 'a balance that is no price',
    given: { ...DONE, 290: 'loan', 291: 'a lot' },
    shown: ['291'],
    problems: ['291 price'],
    answers: ['100=good', '290=loan'],
  },
  {
    story: 'an answer that is not offered',
    given: { 100: 'splendid', 290: 'none' },
    problems: ['100 choice'],
    answers: ['290=none'],
  },
  {
    story: 'a chain',
    given: { ...DONE, 110: 'yes', 111: 'glass', 112: 'chip' },
    shown: ['111', '112'],
    answers: ['100=good', '110=yes', '111=glass', '112=chip', '290=none'],
  },
  {
    story: 'a chain that ends in the middle',
    given: { ...DONE, 110: 'yes', 111: 'body', 112: 'chip' },
    shown: ['111'],
    answers: ['100=good', '110=yes', '111=body', '290=none'],
  },
  {
    story: 'a chain whose beginning changed',
    given: { ...DONE, 110: 'no', 111: 'glass', 112: 'chip' },
    answers: ['100=good', '110=no', '290=none'],
  },
  {
    story: 'comments',
    given: { ...DONE, 500: ' Runs\nwell\0 ' },
    answers: ['100=good', '290=none', '500=Runs\nwell'],
  },
  {
    story: 'comments without an end',
    given: { ...DONE, 500: 'x'.repeat(2001) },
    problems: ['500 tooLong'],
    answers: ['100=good', '290=none'],
  },
  {
    story: 'only white space',
    given: { 100: ' ', 290: 'none' },
    problems: ['100 required'],
    answers: ['290=none'],
  },
  { story: 'answers to no question', given: { ...DONE, 999: 'x' }, answers: ['100=good', '290=none'] },
];

test.each(CASES)('$story', ({ given, shown = [], problems = [], answers = [], usesService = false }) => {
  const found = evaluateAnswers(questionnaire, given, usesService);
  expect(found.shown.map(({ questionId }) => questionId).toSorted()).toEqual(
    [...ALWAYS, ...shown].toSorted(),
  );
  expect(found.problems.map(({ questionId, problem }) => `${questionId} ${problem}`)).toEqual(problems);
  expect(found.answers.map(print)).toEqual(answers);
});

it('counts progress by category', () => {
  const given = { 100: 'good', 110: 'yes', 290: 'loan', 291: 'x' };
  expect(evaluateAnswers(questionnaire, given, false).progress).toEqual([
    { categoryId: 'condition', shown: 3, answered: 2, isComplete: true },
    { categoryId: 'money', shown: 2, answered: 1, isComplete: false },
    { categoryId: 'history', shown: 3, answered: 0, isComplete: true },
  ]);
});

describe('for any input', () => {
  const ids = [...questionnaire.questions.keys()];
  const values = ['great', 'yes', 'no', 'body', 'glass', 'none', 'loan', 'one', 'clean', '$1,200', ''];
  const value = fc.oneof(fc.constantFrom(...values), fc.string({ unit: 'binary' }));
  const someAnswers = fc.dictionary(fc.constantFrom(...ids, '__proto__', 'x'), value);

  it('answers only what is shown, and has either an answer or at most one problem for it', () => {
    fc.assert(
      fc.property(someAnswers, fc.boolean(), (given, usesService) => {
        const { shown, answers, problems, progress } = evaluateAnswers(questionnaire, given, usesService);
        const said = [...answers, ...problems].map(({ questionId }) => questionId);
        expect(new Set(said).size).toBe(said.length);
        expect(shown.map(({ questionId }) => questionId)).toEqual(expect.arrayContaining(said));
        expect(progress.reduce((sum, { answered }) => sum + answered, 0)).toBe(answers.length);
        expect(progress.every(({ isComplete }) => isComplete)).toBe(problems.length === 0);
      }),
    );
  });

  it('does not change when hidden answers are removed', () => {
    fc.assert(
      fc.property(someAnswers, (given) => {
        const before = evaluateAnswers(questionnaire, given, false);
        const kept = before.shown.map(({ questionId }) => [questionId, given[questionId]] as const);
        expect(evaluateAnswers(questionnaire, Object.fromEntries(kept), false)).toEqual(before);
      }),
    );
  });
});

test.each([
  ['0', 0],
  ['12', 1_200],
  ['12.5', 1_250],
  ['$12,345.67', 1_234_567],
  ['$ 1000', 100_000],
  ['12.', 1_200],
  ['1000000', 100_000_000],
  ['0.29', 29],
  ['1000000.01', null],
  ['1,00', null],
  ['1,0000', null],
  ['-5', null],
  ['1e3', null],
  ['5.005', null],
  ['.', null],
  ['$', null],
  ['12 000', null],
  ['٣', null],
])('the price %j is %s cents', (text, cents) => {
  expect(parsePrice(text)).toBe(cents);
});

it('parses every price that it could have printed', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (cents) => {
      const text = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
      expect(parsePrice(text)).toBe(cents);
    }),
  );
});

test.each([
  [{}, null, null],
  [{ 100: 'poor', 290: 'none', 291: '500' }, 'poor', { type: 'none' }],
  [{ 100: 'great', 290: 'loan', 291: '500' }, 'great', { type: 'loan', balance: 50_000 }],
  [{ 100: 'x', 290: 'finance' }, null, { type: 'finance', balance: null }],
])('%j means condition %s and finance %j', (given, condition, finance) => {
  const { answers } = evaluateAnswers(questionnaire, given, false);
  expect(conditionIn(answers)).toBe(condition);
  expect(financeOf(answers)).toEqual(finance);
});
