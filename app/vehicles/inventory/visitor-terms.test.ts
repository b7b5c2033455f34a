import { parseTerms } from '@rooftop/finance/terms-text';
import { expect, test } from 'vitest';
import { readTerms } from './visitor-terms.ts';

const TERMS = 'finance.1000.0.700.60';

test.each([
  [null, null],
  ['a=1', null],
  ['terms=nonsense', null],
  [`terms=${TERMS}`, parseTerms(TERMS)],
  [`a=1; terms=${TERMS}`, parseTerms(TERMS)],
])('reads the terms of the cookies "%s"', (cookies, terms) => {
  expect(readTerms(cookies)).toEqual(terms);
});
