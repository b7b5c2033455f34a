import { EVERYTHING } from '@rooftop/inventory/index/query';
import { expect, test } from 'vitest';
import { pageLinks } from './page-links.server.ts';

/** In short form: `1 … 4 [5] 6 … 9`. */
function written(page: number, pages: number): string | null {
  const view = pageLinks({
    query: { ...EVERYTHING, page },
    result: { page, pages },
    address: (query) => `?page=${query.page}`,
  });
  if (view === null) return null;
  const links = view.links.map(({ number, isCurrent, isAfterGap, href }) => {
    expect(href).toBe(`?page=${number}`);
    return `${isAfterGap ? '… ' : ''}${isCurrent ? `[${number}]` : number}`;
  });
  return [view.previous && '<', ...links, view.next && '>'].filter(Boolean).join(' ');
}

test.each([
  [1, 1, null],
  [1, 2, '[1] 2 >'],
  [2, 2, '< 1 [2]'],
  [1, 9, '[1] 2 … 9 >'],
  [3, 9, '< 1 2 [3] 4 … 9 >'],
  [5, 9, '< 1 … 4 [5] 6 … 9 >'],
  [9, 9, '< 1 … 8 [9]'],
])('page %i of %i', (page, pages, expected) => {
  expect(written(page, pages)).toBe(expected);
});
