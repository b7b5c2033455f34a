import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadiness } from './health.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const fine = () => Promise.resolve();
const failing = () => Promise.reject(new Error('down'));
const silent = () => new Promise<never>(() => {});

test.each([
  ['everything works', fine, true, true],
  ['no content yet', fine, false, false],
  ['the database fails', failing, true, false],
  ['the database does not respond', silent, true, false],
])('%s', async (_name, askDatabase, isContentReady, expected) => {
  const isReady = createReadiness({ askDatabase, isContentReady: () => isContentReady });
  const answer = isReady();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answer).toBe(expected);
});

test('queries the database at most once a second', async () => {
  const askDatabase = vi.fn(fine);
  const isReady = createReadiness({ askDatabase, isContentReady: () => true });
  await Promise.all(Array.from({ length: 50 }, () => isReady()));
  expect(askDatabase).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_100);
  await isReady();
  expect(askDatabase).toHaveBeenCalledTimes(2);
});
