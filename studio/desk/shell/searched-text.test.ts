import { afterEach, expect, test, vi } from 'vitest';
import type { DeskPlace } from '../place.ts';
import { carrySearch, keepSearch, onPlaceChange, readSearch, restoreSearch } from './searched-text.ts';

afterEach(() => vi.unstubAllGlobals());

const searched = (search?: string): DeskPlace => ({
  dealership: 'dealership-a',
  page: 'leads',
  filter: { status: 'new', ...(search !== undefined && { search }) },
});

/** Stands in for the browser. @param state of the current entry of its history */
function openPage(state: unknown) {
  const events = new EventTarget();
  const entry = { state, replaceState: (changed: unknown) => void (entry.state = changed) };
  vi.stubGlobal('history', entry);
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, events[name].bind(events));
  return entry;
}

test('keeps the search text beside what a router keeps, and notifies subscribers', () => {
  const entry = openPage({ idx: 3, key: 'abc' });
  const listener = vi.fn();
  const end = onPlaceChange(listener);
  keepSearch(searched('ada@visitor.example'));
  expect(entry.state).toEqual({ idx: 3, key: 'abc', search: 'ada@visitor.example' });
  expect(readSearch()).toBe('ada@visitor.example');
  keepSearch(searched());
  expect(readSearch()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  keepSearch(searched('bo'));
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([null, 'text', { search: 7 }, { idx: 1 }])('finds none in the entry %j', (state) => {
  openPage(state);
  expect(readSearch()).toBeUndefined();
});

test('searches for the same once more after signing in or entering the code', () => {
  const entry = openPage({ idx: 3 });
  keepSearch(searched('ada@visitor.example'));
  carrySearch();
  entry.state = { idx: 4 };
  restoreSearch();
  expect(entry.state).toEqual({ idx: 4, search: 'ada@visitor.example' });
  entry.state = { idx: 5 };
  restoreSearch();
  expect(readSearch()).toBeUndefined();
});
