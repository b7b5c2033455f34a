import { expect, test } from 'vitest';
import type { Fact } from './facts.ts';
import { listFilterChanges } from './list-changes.ts';

const suvs = { bodystyle: ['suvs'] };
const changed = (filter: string, value: string | null, isActive: boolean): Fact => ({
  kind: 'filterChanged',
  filter,
  value,
  isActive,
});

test.each<
  [
    what: string,
    before: Parameters<typeof listFilterChanges>[0],
    after: Parameters<typeof listFilterChanges>[0],
    Fact[],
  ]
>([
  ['nothing', { filters: suvs, sort: 'newest' }, { filters: suvs, sort: 'newest' }, []],
  [
    'a value more',
    { filters: suvs, sort: 'newest' },
    { filters: { bodystyle: ['suvs', 'sedans'] }, sort: 'newest' },
    [changed('bodystyle', 'sedans', true)],
  ],
  [
    'another value',
    { filters: suvs, sort: 'newest' },
    { filters: { bodystyle: ['trucks'] }, sort: 'newest' },
    [changed('bodystyle', 'suvs', false), changed('bodystyle', 'trucks', true)],
  ],
  [
    'all filters removed, and another sort',
    { filters: { ...suvs, price: ['null,20000'] }, sort: 'newest' },
    { filters: {}, sort: 'priceLow' },
    [
      changed('bodystyle', 'suvs', false),
      changed('price', 'null,20000', false),
      { kind: 'sortChanged', sort: 'priceLow' },
    ],
  ],
  [
    'a keyword, which is not told',
    { filters: {}, sort: 'newest' },
    { filters: { q: [] }, sort: 'newest' },
    [changed('q', null, true)],
  ],
])('%s', (_what, before, after, facts) => {
  expect(listFilterChanges(before, after)).toEqual(facts);
});
