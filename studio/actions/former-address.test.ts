import { isMovable } from '@rooftop/content/schema';
import { expect, test } from 'vitest';
import { formerUrls } from './former-address.ts';

const article = (current: string, formerSlugs?: string[]) => ({
  slug: { current },
  ...(formerSlugs && { formerSlugs }),
});

test.each([
  ['new', null, article('a'), null],
  ['as it was', article('a'), article('a'), null],
  ['changed', article('a'), article('b'), ['a']],
  ['changed again', article('b', ['a']), article('c', ['a']), ['a', 'b']],
  ['changed back', article('b', ['a']), article('a', ['a']), ['b']],
  ['changed to one of long ago', article('c', ['a', 'b']), article('a', ['a', 'b']), ['b', 'c']],
  ['as it was, with former ones', article('b', ['a']), article('b', ['a']), null],
  ['without an address yet', article('a'), {}, null],
  ['unchanged since it was published', article('a'), null, null],
])('remembers the slug of an article that is %s', (_what, published, draft, slugs) => {
  expect(formerUrls('article', published, draft)?.values ?? null).toEqual(slugs);
});

test.each([
  ['page', { path: '/a' }, { path: '/b' }, { field: 'formerPaths', values: ['/a'] }],
  ['offer', { key: 'a' }, { key: 'b' }, { field: 'formerKeys', values: ['a'] }],
  ['jobOpening', article('a'), article('b'), { field: 'formerSlugs', values: ['a'] }],
  ['staffMember', article('a'), article('b'), { field: 'formerSlugs', values: ['a'] }],
] as const)('%s', (type, published, draft, former) => {
  expect(formerUrls(type, published, draft)).toEqual(former);
});

test.each([
  ['article', true],
  ['store', false],
  ['toString', false],
])('allows changing the URL of a %s: %s', (type, may) => {
  expect(isMovable(type)).toBe(may);
});
