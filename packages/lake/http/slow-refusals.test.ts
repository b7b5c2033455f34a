import { BUDGETS } from '@rooftop/budgets/budgets';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { principalWith } from '../../../tests/support/lake/access.ts';
import type { LakeVariables } from './lake-variables.ts';
import { slowRefusals } from './slow-refusals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [429, false, true],
  [503, false, true],
  [429, true, false],
  [200, false, false],
  [403, false, false],
] as const)('status %s of a service (%s) waits: %s', async (status, isService, waits) => {
  const app = new Hono<LakeVariables>();
  app.use('*', slowRefusals);
  app.get('/', (context) => {
    if (isService) context.set('principal', { ...principalWith('viewer@*'), isRobot: true });
    return context.text('', status);
  });
  let isAnswered = false;
  const answer = Promise.resolve(app.request('/')).then(() => (isAnswered = true));
  await vi.advanceTimersByTimeAsync(BUDGETS.refusalWait.each - 1);
  expect(isAnswered).toBe(!waits);
  await vi.advanceTimersByTimeAsync(BUDGETS.refusalWait.each);
  await answer;
});
