import type { SanityClient } from '@sanity/client';
import { evaluate, parse } from 'groq-js';
import { expect, test } from 'vitest';
import { dealership, owned } from '../../../../tests/support/content-queries.ts';
import { readLinkPages } from './link-pages.ts';

const shared = (key: string, title: string) => ({
  _id: `article-shared-${key}`,
  _type: 'article',
  everyDealership: true,
  slug: { current: key },
  title: { en: title },
});
const documents = [
  owned('page', 'a', 'tires', { path: '/winter-tires', name: { en: 'Winter tires' } }),
  owned('staffMember', 'a', 'ann', {
    slug: { current: 'ann-lee' },
    firstName: 'Ann',
    lastName: 'Lee',
    title: { en: 'Sales manager' },
  }),
  owned('staffMember', 'a', 'left', { slug: { current: 'bob' }, firstName: 'Bob', active: false }),
  owned('legalDocument', 'a', 'terms', { kind: 'terms-of-sale' }),
  owned('page', 'a', 'unfinished', { name: { en: 'No path yet' } }),
  owned('faq', 'a', 'no-page', { question: { en: 'Has no page?' } }),
  owned('page', 'b', 'secret', { path: '/secret', name: { en: 'Canary of another dealership' } }),
  shared('credit', 'Credit scores'),
  shared('left-out', 'Left out'),
  dealership('a', { leftOut: [{ _type: 'reference', _ref: 'article-shared-left-out' }] }),
  dealership('b'),
];

const client: Pick<SanityClient, 'withConfig' | 'fetch'> = Object.assign(Object.create(null), {
  withConfig: () => client,
  fetch: async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset: documents, params })).get(),
});
const titlesFor = async (id: string | null) =>
  // @ts-expect-error A client has more methods than are called here.
  (await readLinkPages(client, id)).map(({ kind, title, path }) => [kind, title, path]);

test('lists what the dealership shows, its own and shared, and nothing of another', async () => {
  expect(await titlesFor('dealership-a')).toEqual([
    ['Team member', 'Ann Lee', '/our-company/meet-our-team/ann-lee'],
    ['Article', 'Credit scores', '/car-research/credit'],
    ['Legal document', 'Terms of sale', '/legal/terms-of-sale'],
    ['Page', 'Winter tires', '/winter-tires'],
  ]);
});

test('lists shared documents only for a shared document', async () => {
  expect((await titlesFor(null)).map(([, title]) => title)).toEqual(['Credit scores', 'Left out']);
});
