import { describe, expect, test } from 'vitest';
import type { ContentQuery } from '../content-query.ts';
import type { Body } from '../objects/texts/body.ts';
import type { ProseBlocks } from '../objects/texts/prose.ts';
import {
  runCompleteQuery,
  runQuery,
  dealership,
  owned,
  paragraph,
} from '../../../tests/support/content-queries.ts';
import { articlesQuery } from './article/article.groq.ts';
import { faqsQuery } from './faq/faq.groq.ts';
import { homePageQuery } from './home-page/home-page.groq.ts';
import { jobOpeningsQuery } from './job-opening/job-opening.groq.ts';
import { navigationQuery } from './navigation/navigation.groq.ts';
import { offersQuery } from './offer/offer.groq.ts';

const reference = (id: string) => ({ _type: 'reference', _ref: id });
const slug = (current: string) => ({ slug: { current } });

const targets = [
  owned('page', 'a', 'x', { path: '/winter-tires' }),
  owned('article', 'a', 'x', slug('oil-changes')),
  owned('offer', 'a', 'x', { department: 'service', key: 'oil' }),
  owned('staffMember', 'a', 'x', { ...slug('ann-lee'), department: 'Sales' }),
  owned('jobOpening', 'a', 'x', slug('technician')),
  owned('helpCategory', 'a', 'x', slug('buying')),
  { _id: 'legalDocument-shared-x', _type: 'legalDocument', everyDealership: true, kind: 'cookie-policy' },
  owned('store', 'a', 'x', { key: 'erie' }),
  owned('store', 'b', 'x', { key: 'secret' }),
  owned('staffMember', 'a', 'left', { ...slug('bob-ray'), active: false }),
  { _id: 'article-shared-left-out', _type: 'article', everyDealership: true, ...slug('old-oil') },
  dealership('a', { leftOut: [reference('article-shared-left-out')] }),
];

/** Returns the targets of a menu's links, and their problems. */
async function follow(...links: object[]) {
  const footerLine = links.map((link) => ({ label: { en: 'Go' }, ...link }));
  const { value, broken } = await runQuery(navigationQuery, [
    ...targets,
    owned('navigation', 'a', 'menus', { footerLine }),
  ]);
  return { hrefs: value?.footerLine.map(({ href }) => href), broken };
}

describe('links to a document with its current path', () => {
  test.each([
    ['page-a-x', '/winter-tires'],
    ['article-a-x', '/car-research/oil-changes'],
    ['offer-a-x', '/special-offers/service/oil'],
    ['staffMember-a-x', '/our-company/meet-our-team/ann-lee'],
    ['jobOpening-a-x', '/our-company/careers/technician'],
    ['helpCategory-a-x', '/help-center/buying'],
    ['legalDocument-shared-x', '/legal/cookie-policy'],
    ['store-a-x', '/our-company/locations/erie'],
  ])('%s: %s', async (id, href) => {
    expect(await follow({ target: reference(id), href: '/other' })).toEqual({ hrefs: [href], broken: [] });
  });
});

test.each(['store-b-x', 'article-a-gone', 'staffMember-a-left', 'article-shared-left-out'])(
  'links to %s with its slug, and leaves the link out without one',
  async (id) => {
    const target = reference(id);
    expect(await follow({ target, href: '/other' }, { target }, { href: '/cars' })).toEqual({
      hrefs: ['/other', '/cars'],
      broken: ['footerLine[1].href'],
    });
  },
);

test('allows a menu entry to link to a document or a URL, or only to open', async () => {
  const groups = [
    { target: reference('page-a-x') },
    { href: '/cars' },
    {},
    { target: reference('store-b-x') },
  ];
  const header = groups.map((group, index) => ({ _key: `${index}`, label: { en: 'Go' }, ...group }));
  const menus = await runCompleteQuery(navigationQuery, [
    ...targets,
    owned('navigation', 'a', 'menus', { header }),
  ]);
  expect(menus?.header.map(({ href }) => href)).toEqual(['/winter-tires', '/cars', null, null]);
});

describe('links words in a text the same way and keeps the words if there is no target', () => {
  const link = (_key: string, fields: object) => ({ _type: 'link', _key, ...fields });
  const text = {
    en: [
      {
        ...paragraph('Go'),
        style: 'h3',
        markDefs: [
          link('1', { target: reference('page-a-x') }),
          link('2', { href: 'https://example.com/' }),
          link('3', { target: reference('store-b-x') }),
          link('4', { target: reference('article-a-gone') }),
          link('5', { target: reference('article-shared-left-out') }),
        ],
      },
      // Not every program that writes texts adds an empty list of links.
      { _type: 'block', _key: 'q', children: [{ _type: 'span', _key: 's', text: 'Stay' }] },
    ],
  };
  const words = { en: 'Words' };
  const article = { ...slug('b'), title: words, category: 'news', publishedOn: '2026-11-21', body: text };
  const faq = { question: words, answer: text, places: ['home'] };
  const offer = { key: 'b', department: 'dealer', typeLabel: 'Cash', name: words, description: text };
  const homePage = { blocks: [{ _type: 'feature', _key: 'f', heading: words, body: text }] };
  const opening = {
    title: words,
    description: text,
    employmentType: 'FULL_TIME',
    pay: null,
    postedOn: '2026-11-21',
  };
  const dataset = [
    ...targets,
    owned('article', 'a', 'y', article),
    owned('faq', 'a', 'y', faq),
    owned('offer', 'a', 'y', offer),
    owned('homePage', 'a', 'y', homePage),
    owned('jobOpening', 'a', 'y', opening),
  ];
  const one = async <Found extends { readonly id: string }>(
    query: ContentQuery<readonly Found[]>,
    id: string,
  ) => (await runQuery(query, dataset)).value.find((found) => found.id === id);

  test.each<[string, () => Promise<Body | ProseBlocks | undefined>]>([
    ['an article', async () => (await one(articlesQuery, 'article-a-y'))?.body],
    ['an answer', async () => (await one(faqsQuery, 'faq-a-y'))?.answer],
    ['an offer', async () => (await one(offersQuery, 'offer-a-y'))?.description],
    ['an opening', async () => (await one(jobOpeningsQuery, 'jobOpening-a-y'))?.description],
    [
      'a block',
      async () => {
        const [block] = (await runCompleteQuery(homePageQuery, dataset))?.blocks ?? [];
        return block?._type === 'feature' ? block.body : undefined;
      },
    ],
  ])('%s', async (_what, read) => {
    expect(await read()).toMatchObject([
      {
        style: 'h3',
        children: [{ text: 'Go' }],
        markDefs: [
          { href: '/winter-tires' },
          { href: 'https://example.com/' },
          { href: null },
          { href: null },
          { href: null },
        ],
      },
      { children: [{ text: 'Stay' }], markDefs: [] },
    ]);
  });
});
