import { expect, it } from 'vitest';
import { ANSWER_WORDS, TEMPLATE_PARTS } from './answer-words.ts';
import { fillTemplate } from './fill-template.ts';

const values = { name: 'Ada', car: '2021 Honda Civic', salesperson: 'Pat Jones', dealership: 'A Motors' };

it.each([
  ['Hello {name}, the {car} is here.', 'Hello Ada, the 2021 Honda Civic is here.'],
  ['{salesperson}, {dealership}', 'Pat Jones, A Motors'],
  ['{phone} and {toString} stay', '{phone} and {toString} stay'],
  ['{name', '{name'],
])('%s', (template, text) => {
  expect(fillTemplate(template, values)).toBe(text);
});

it('puts in what a shopper wrote as it is', () => {
  expect(fillTemplate('Hello {name}', { ...values, name: '$& {car}' })).toBe('Hello $& {car}');
});

it('fills every part of our own templates', () => {
  for (const { template, templateWithoutCar } of Object.values(ANSWER_WORDS)) {
    for (const part of TEMPLATE_PARTS) expect(template).toContain(`{${part}}`);
    for (const text of [template, templateWithoutCar]) expect(fillTemplate(text, values)).not.toMatch(/[{}]/);
  }
});
