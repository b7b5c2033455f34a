import { expect, test } from 'vitest';
import { printTerms } from '@rooftop/finance/print-terms';
import { testDealership } from '../../../tests/support/website.ts';
import { ownTerms } from './own-terms.ts';

const financing = { rate: 6.24, months: 72, downPercent: 20 } as const;
const dealership = testDealership({ financing });
const read = (cookie: string | undefined, of = dealership) => {
  const terms = ownTerms(cookie, { dealership: of });
  return terms && printTerms(terms);
};

test('terms that a visitor set are read in their canonical form', () => {
  expect(read('terms=finance.10p.0.850.60')).toBe('finance.10p.0.850.60');
  expect(read('theme=dark; terms=finance.9p..9999.59')).toBe('finance.10p.0.850.60');
});

test.each([
  ['no cookie', undefined],
  ['no terms', 'theme=dark'],
  ['nonsense', 'terms=%E0%A4%A'],
  ['what the dealership has anyway', 'terms=finance.20p.0.850.72'],
  ['a lease, which searches do not show', 'terms=lease.1000.0.700.36.12500'],
])('%s: the page is everyone’s', (_what, cookie) => {
  expect(read(cookie)).toBeNull();
});

test('a dealership that shows no payments has one page for all terms', () => {
  expect(read('terms=finance.10p.0.850.60', testDealership({ financing: null }))).toBeNull();
});
