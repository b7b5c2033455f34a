import { expect, test } from 'vitest';
import { isMinimal, type PageLayout } from './page-layout.ts';

test.each<[unknown, boolean]>([
  [{ layout: 'minimal' satisfies PageLayout }, true],
  [{ layout: 'default' satisfies PageLayout }, false],
  [{}, false],
  [undefined, false],
  [null, false],
  ['minimal', false],
])('data %j request the minimal layout: %j', (data, minimal) => {
  expect(isMinimal(data)).toBe(minimal);
});
