import { expect, test } from 'vitest';
import { createQueryBudget, QueryBudgetSpent } from './query-budget.ts';

test('slow queries use up the time of one principal, which comes back', () => {
  let time = 0;
  const budget = createQueryBudget(() => time);
  const ask = (who: string, ms: number) =>
    budget.charge(who, () => {
      time += ms;
      return 'answer';
    });

  for (let n = 0; n < 1000; n++) ask('quick', 90);
  for (let n = 0; n < 3; n++) ask('slow', 2000);
  expect(() => ask('slow', 1)).toThrow(QueryBudgetSpent);
  expect(ask('quick', 2000)).toBe('answer');
  time += 1000;
  expect(ask('slow', 1)).toBe('answer');
});

test('a query that fails costs as well', () => {
  let time = 0;
  const budget = createQueryBudget(() => time);
  const fail = () =>
    budget.charge('somebody', () => {
      time += 7000;
      throw new RangeError('too large');
    });
  expect(fail).toThrow(RangeError);
  expect(fail).toThrow(QueryBudgetSpent);
});
