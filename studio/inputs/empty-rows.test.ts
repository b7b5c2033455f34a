import { expect, test } from 'vitest';
import { withoutEmptyRows } from './empty-rows.ts';

test.each<[rows: readonly unknown[], kept: readonly unknown[] | null]>([
  [[''], []],
  [['', 'ann@example.com', '  '], ['ann@example.com']],
  [['ann@example.com'], null],
  [[], null],
  [[1, 0], null],
])('of the rows %j, keeps %j', (rows, kept) => {
  expect(withoutEmptyRows(rows)).toEqual(kept);
});
