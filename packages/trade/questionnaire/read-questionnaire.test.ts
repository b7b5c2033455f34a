import { expect, it, test } from 'vitest';
import { readQuestionnaire } from './read-questionnaire.ts';

const CHOICES = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const radio = (questionId: string, on?: string, values = ['yes']) => ({
  questionId,
  text: `Question ${questionId}`,
  inputType: 'radio',
  required: true,
  answers: CHOICES,
  condition: on && { questionId: on, values },
});
const price = (questionId: string, on?: string) => ({
  ...radio(questionId, on),
  inputType: 'price',
  answers: null,
});
const category = (...questionIds: string[]) => ({ categoryId: 'car', title: 'Your car', questionIds });
const read = (questions: unknown, ...ids: string[]) =>
  readQuestionnaire({ questions, categories: [category(...ids)] });

it('reads what GROQ returns', () => {
  const result = read([radio('1'), { ...price('2', '1'), description: null, required: null }], '2', '1');
  if (result.kind !== 'questionnaire') throw new Error(result.kind);
  expect(result.leftOut).toEqual([]);
  expect(result.questionnaire.categories).toEqual([{ ...category('2', '1'), description: null }]);
  expect(result.questionnaire.questions.get('2')).toEqual({
    questionId: '2',
    text: 'Question 2',
    description: null,
    inputType: 'price',
    required: false,
    condition: { questionId: '1', values: ['yes'] },
  });
});

test.each<[story: string, questions: unknown, kept: string[], leftOut: [string | null, string][]]>([
  ['an unknown input type', [radio('1'), { ...radio('2'), inputType: 'slider' }], ['1'], [['2', 'shape']]],
  ['no text', [{ ...radio('1'), text: '' }], [], [['1', 'shape']]],
  ['an id that is not a number', [{ ...radio('1'), questionId: '__proto__' }], [], [['__proto__', 'shape']]],
  [
    'no id',
    [{ ...radio('1'), questionId: 7 }, null],
    [],
    [
      [null, 'shape'],
      [null, 'shape'],
    ],
  ],
  ['choices without answers', [{ ...radio('1'), answers: [] }], [], [['1', 'shape']]],
  ['repeated answers', [{ ...radio('1'), answers: [...CHOICES, ...CHOICES] }], [], [['1', 'shape']]],
  ['a condition without values', [radio('1'), radio('2', '1', [])], ['1'], [['2', 'shape']]],
  ['a repeated id', [radio('1'), price('1')], ['1'], [['1', 'duplicate']]],
  ['no category', [radio('1'), radio('9')], ['1'], [['9', 'category']]],
  ['a condition on nothing', [radio('1'), radio('2', '8')], ['1'], [['2', 'condition']]],
  ['a condition on a price', [price('1'), radio('2', '1')], ['1'], [['2', 'condition']]],
  ['a condition on no answer', [radio('1'), radio('2', '1', ['yes', 'maybe'])], ['1'], [['2', 'condition']]],
  [
    'conditions on those that are left out, in any order',
    [radio('3', '2'), radio('2', '1'), { ...radio('1'), inputType: '' }],
    [],
    [
      ['1', 'shape'],
      ['2', 'condition'],
      ['3', 'condition'],
    ],
  ],
  [
    'a condition on one without a category',
    [radio('9'), radio('2', '9')],
    [],
    [
      ['9', 'category'],
      ['2', 'condition'],
    ],
  ],
  ['no questions', null, [], []],
])('leaves out questions with %s', (_story, questions, kept, leftOut) => {
  const result = read(questions, '1', '2', '3');
  if (result.kind !== 'questionnaire') throw new Error(result.kind);
  expect([...result.questionnaire.questions.keys()]).toEqual(kept);
  expect(result.questionnaire.categories.flatMap(({ questionIds }) => questionIds)).toEqual(kept);
  expect(result.leftOut.map(({ questionId, reason }) => [questionId, reason])).toEqual(leftOut);
});

test.each<[unknown[], string[]]>([
  [[radio('1', '1')], ['1']],
  [
    [radio('1', '2'), radio('2', '1')],
    ['1', '2'],
  ],
  [
    [radio('5', '4'), radio('4', '3'), radio('3', '2'), radio('2', '4')],
    ['4', '3', '2'],
  ],
])('names the questions of a circle: %#', (questions, questionIds) => {
  expect(read(questions, '1')).toEqual({ kind: 'circular', questionIds });
});

it('keeps a question in its first category, and no empty categories', () => {
  const categories = [category('1'), category('1', '7'), null, category('2')];
  const result = readQuestionnaire({ questions: [radio('1'), radio('2')], categories });
  expect(result).toMatchObject({
    questionnaire: { categories: [{ questionIds: ['1'] }, { questionIds: ['2'] }] },
  });
});

test.each([null, undefined, 'text', 7, [], {}])('reads %j as an empty questionnaire', (content) => {
  const questionnaire = { questions: new Map(), categories: [] };
  expect(readQuestionnaire(content)).toEqual({ kind: 'questionnaire', questionnaire, leftOut: [] });
});
