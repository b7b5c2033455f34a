import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eachDay } from './each-day.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T04:58:30Z') }));
afterEach(() => void vi.useRealTimers());

test('tells of a new day where the dealership is, and of nothing in between', () => {
  const inNewYork: string[] = [];
  const inDenver: string[] = [];
  const following = [
    eachDay('America/New_York').subscribe((now) => inNewYork.push(now.toISOString())),
    eachDay('America/Denver').subscribe((now) => inDenver.push(now.toISOString())),
  ];
  vi.advanceTimersByTime(60_000);
  expect(inNewYork).toEqual(['2026-11-22T04:58:30.000Z']);
  vi.advanceTimersByTime(60_000);
  expect(inNewYork).toEqual(['2026-11-22T04:58:30.000Z', '2026-11-22T05:00:30.000Z']);
  vi.advanceTimersByTime(3600_000);
  expect(inNewYork).toHaveLength(2);
  expect(inDenver).toEqual(['2026-11-22T04:58:30.000Z']);
  for (const one of following) one.unsubscribe();
  expect(vi.getTimerCount()).toBe(0);
});

test('tells of a day that began while the computer slept', () => {
  const days: string[] = [];
  const following = eachDay('America/New_York').subscribe((now) => days.push(now.toISOString()));
  vi.setSystemTime(new Date('2026-11-24T15:00:00Z'));
  vi.advanceTimersByTime(60_000);
  expect(days).toEqual(['2026-11-22T04:58:30.000Z', '2026-11-24T15:01:00.000Z']);
  following.unsubscribe();
});
