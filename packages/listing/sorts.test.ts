import { expect, test } from 'vitest';
import { SORT_OPTIONS, SORTS } from './sorts.ts';

test.each(SORTS)('cars listed by %s begin with what the title says', (sort) => {
  const { title, isDescending } = SORT_OPTIONS[sort];
  expect(title).toMatch(isDescending ? /^(Newest|Highest) / : /^(Longest|Lowest) /);
});

test('each place among the sorts of a page is taken once', () => {
  const places = SORTS.flatMap((sort) => SORT_OPTIONS[sort].place ?? []);
  expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_place, index) => index + 1));
});
