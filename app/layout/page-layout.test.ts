import { expect, test } from 'vitest';
import { isMinimal, type PageHandle } from './page-layout.ts';

test.each<[unknown, boolean]>([
  [{ layout: 'minimal' } satisfies PageHandle, true],
  [{ layout: 'default' } satisfies PageHandle, false],
  [{}, false],
  [undefined, false],
  [null, false],
  ['minimal', false],
])('%j is minimal: %j', (handle, minimal) => {
  expect(isMinimal(handle)).toBe(minimal);
});
