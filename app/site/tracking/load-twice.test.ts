import { CONSENT_CATEGORIES } from '@rooftop/visits/consent';
import { createFactChannel } from '@rooftop/visits/fact-channel';
import type { Fact } from '@rooftop/visits/facts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLoadingMeasures, loadTwice } from './load-twice.ts';

const SORT: Fact = { kind: 'sortChanged', sort: 'priceLow' };
const { publish, subscribe } = createFactChannel(
  { allowed: () => CONSENT_CATEGORIES, onChange: () => undefined },
  (error) => {
    throw error;
  },
);
const page = new EventTarget();
const browser = { onLine: true };
/** Tries to load something that fails as often as this. */
let failures = 0;
const load = vi.fn(async () => {
  await Promise.resolve();
  if (failures-- > 0) throw new Error('lost');
  return 'loaded';
});

beforeEach(() => {
  load.mockClear();
  browser.onLine = true;
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', browser);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const failed = () => expect.poll(() => [load.mock.calls.length, isLoadingMeasures()]).toEqual([1, false]);

test('loads at once, and says so meanwhile', async () => {
  failures = 0;
  const loaded = loadTwice(load, subscribe);
  expect(isLoadingMeasures()).toBe(true);
  expect(await loaded).toBe('loaded');
  expect([isLoadingMeasures(), load.mock.calls.length]).toEqual([false, 1]);
});

test('tries again on the next fact, and no fact is lost', async () => {
  failures = 1;
  publish({ ...SORT, sort: 'before' });
  const heard: string[] = [];
  const listening = loadTwice(load, subscribe).then(() =>
    subscribe(['analytics'], (fact) => fact.kind === 'sortChanged' && heard.push(fact.sort)),
  );
  await failed();
  publish({ ...SORT, sort: 'next' });
  (await listening)();
  expect(load).toHaveBeenCalledTimes(2);
  expect(heard).toEqual(['before', 'next']);
});

test('waits for the network while it is gone, and gives up after the second time', async () => {
  failures = 2;
  browser.onLine = false;
  const loaded = loadTwice(load, subscribe);
  loaded.catch(() => undefined);
  await failed();
  publish(SORT);
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('online'));
  await expect(loaded).rejects.toThrow('lost');
  publish(SORT);
  page.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});
