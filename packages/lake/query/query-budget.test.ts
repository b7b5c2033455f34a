import { expect, test } from 'vitest';
import { createQueryBudget } from './query-budget.ts';

test('slow queries use up one principal’s budget, which refills over time', () => {
  let time = 0;
  const budget = createQueryBudget(() => time);
  for (let n = 0; n < 3; n++) {
    expect(budget.retryAfter('slow')).toBe(0);
    budget.spend('slow', 2000);
  }
  expect(budget.retryAfter('slow')).toBe(1);
  expect(budget.retryAfter('other')).toBe(0);
  time += 1000;
  expect(budget.retryAfter('slow')).toBe(0);
});
