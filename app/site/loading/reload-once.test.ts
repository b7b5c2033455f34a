import { expect, test } from 'vitest';
import { mayReload, mayReloadFor, type StoredItem } from './reload-once.ts';

function createItem(initial: string | null = null): StoredItem {
  let value = initial;
  return { get: () => value, set: (next) => void (value = next) };
}
const NO_STORAGE: StoredItem = { get: () => null, set: () => undefined };

test('reloads a path at most once in ten seconds, and each path for itself', () => {
  const item = createItem();
  const answers = (
    [
      ['/a', 0],
      ['/a', 9_999],
      ['/b?c=1', 9_999],
      ['/a', 10_000],
      ['/b?c=1', 19_998],
      ['/b?c=1', 19_999],
    ] as const
  ).map(([path, now]) => mayReload(path, item, now));
  expect(answers).toEqual([true, false, true, true, false, true]);
});

test('forgets old reloads and survives any stored value', () => {
  const item = createItem('nonsense\n/a x\n/b 5');
  expect(mayReload('/a', item, 20_000)).toBe(true);
  expect(item.get()).toBe('/a 20000');
});

test('reloads once for each build', () => {
  const item = createItem();
  expect(['one', 'one', 'two', 'two'].map((build) => mayReloadFor(build, item))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('never reloads if nothing can be stored', () => {
  expect([mayReload('/', NO_STORAGE, 0), mayReloadFor('one', NO_STORAGE)]).toEqual([false, false]);
});
