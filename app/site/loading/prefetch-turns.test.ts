import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchTurns } from './prefetch-turns.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const PAGES = ['/1', '/2', '/3', '/4', '/5', '/6', '/7'];

function start(pages: readonly string[]) {
  const shown: (readonly string[])[] = [];
  const turns = prefetchTurns((some) => shown.push(some));
  for (const page of pages) turns.add(page);
  return { shown, turns };
}

test('no timer runs while no page waits', () => {
  const { shown, turns } = start([]);
  expect(vi.getTimerCount()).toBe(0);
  turns.add('/1');
  vi.advanceTimersByTime(2_000);
  turns.arrived();
  expect(vi.getTimerCount()).toBe(0);
  expect(shown).toEqual([['/1']]);
});

test('the next five pages wait until those before have arrived', () => {
  const { shown, turns } = start(PAGES);
  vi.advanceTimersByTime(9_000);
  expect(shown).toEqual([PAGES.slice(0, 5)]);
  turns.add('/8');
  turns.arrived();
  // Files that arrive later, such as of another copy of the same link, begin no turn.
  vi.advanceTimersByTime(1_000);
  turns.arrived();
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual([PAGES.slice(0, 5), ['/6', '/7', '/8']]);
});

test('a turn ends after a while even if nothing arrives', () => {
  const { shown } = start(PAGES);
  vi.advanceTimersByTime(14_000);
  expect(shown).toEqual([PAGES.slice(0, 5), PAGES.slice(5)]);
  vi.advanceTimersByTime(60_000);
  expect(shown).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('shows nothing after it was stopped', () => {
  const { shown, turns } = start(PAGES);
  vi.advanceTimersByTime(2_000);
  turns.stop();
  turns.arrived();
  expect(vi.getTimerCount()).toBe(0);
  expect(shown).toHaveLength(1);
});
