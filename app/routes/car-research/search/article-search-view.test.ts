import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import en from '#app/locales/en.json' with { type: 'json' };
import {
  testContent,
  testContext,
  testDealership,
  testInventory,
} from '../../../../tests/support/website.ts';
import { testArticle, testBody } from '../../../../tests/support/articles.ts';
import { articleSearchView, parseArticleSearch } from './article-search-view.server.ts';

const ARTICLES = [
  testArticle({ slug: 'coming', title: 'Oil of tomorrow', publishedOn: '2026-12-01' }),
  testArticle({ slug: 'brakes', title: 'Brakes', body: testBody('Check the oil, too.') }),
  testArticle({
    slug: 'sponsor',
    title: 'We sponsor the rink',
    category: 'news',
    body: testBody('## No oil'),
  }),
  testArticle({ slug: 'oil', title: 'Oil changes', summary: 'Every <3,000> miles & more.' }),
];

// An empty inventory, shared by all tests.
const inventory = testInventory();

function view(query: string, articles = ARTICLES, fields: Parameters<typeof testContext>[0] = {}) {
  const content = testContent({ articles: async () => articles });
  const request = new Request(`http://alpha.example/car-research/search${query}`);
  return articleSearchView(parseArticleSearch(request), testContext({ content, inventory, ...fields }));
}

test.each([
  ['', ['brakes', 'sponsor', 'oil']],
  ['?q=oil', ['oil', 'sponsor', 'brakes']],
  ['?q=OIL+chan', ['oil', 'sponsor', 'brakes']],
  ['?q=sponsoring', ['sponsor']],
  ['?q=oil&category=news', ['sponsor']],
  ['?category=car-advice-education', ['brakes', 'oil']],
  ['?category=nonsense', ['brakes', 'sponsor', 'oil']],
  ['?q=leasing', []],
  ['?page=99', ['brakes', 'sponsor', 'oil']],
])('%s finds %j', async (query, slugs) => {
  const { results, empty, count } = await view(query);
  expect(results.map(({ href }) => href)).toEqual(slugs.map((slug) => `/car-research/${slug}`));
  expect(empty === null).toBe(slugs.length > 0);
  expect(count).toBe(slugs.length === 1 ? '1 article' : `${slugs.length} articles`);
});

test('marks the matching words and escapes the text', async () => {
  expect((await view('?q=3000')).results).toEqual([]);
  const [result] = (await view('?q=3,000+miles')).results;
  expect(result?.title).toEqual([{ text: 'Oil changes', isFound: false }]);
  expect(result?.snippet.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual([
    '3',
    '000',
    'miles',
  ]);
  expect(result?.snippet.map(({ text }) => text).join('')).toContain('Every <3,000> miles & more.');
});

test('counts results per category and keeps the query in their links', async () => {
  const { lead } = await view('?q=oil&category=news');
  expect(lead.categories.choices).toEqual([
    { label: 'All (3)', href: '/car-research/search?q=oil', isCurrent: false },
    {
      label: 'Car advice (2)',
      href: '/car-research/search?q=oil&category=car-advice-education',
      isCurrent: false,
    },
    { label: 'News (1)', href: '/car-research/search?q=oil&category=news', isCurrent: true },
  ]);
  expect(lead.form.kept?.['category']).toBe('news');
});

test('suggests other categories first when nothing is found', async () => {
  const { empty } = await view('?q=brakes&category=news');
  expect(empty?.newest.map(({ key }) => key)).toEqual(['article-brakes', 'article-sponsor', 'article-oil']);
  expect(empty?.heading).toBe(en['research.nothing']);
  expect(empty?.ways.map(({ href }) => href)).toEqual([
    '/car-research/search?q=brakes',
    '/car-research/search',
    '/contact-us',
  ]);
  expect((await view('?q=xyz')).empty?.ways.map(({ href }) => href)).toEqual([
    '/car-research/search',
    '/contact-us',
  ]);
});

test('has real links to other pages, in the language', async () => {
  const many = Array.from({ length: 25 }, (_, at) => testArticle({ slug: `a-${at}`, title: `Oil ${at}` }));
  const dealership = testDealership({ languages: ['en', 'es'] });
  const { results, pages } = await view('?q=oil&page=2', many, { dealership, locale: 'es' });
  expect(results).toHaveLength(10);
  expect(pages?.links.map(({ href }) => href)).toEqual([
    '/es/car-research/search?q=oil',
    '/es/car-research/search?q=oil&page=2',
    '/es/car-research/search?q=oil&page=3',
  ]);
  expect(pages?.next).toBe('/es/car-research/search?q=oil&page=3');
});

test('renders any query', async () => {
  const typed = fc.string({ unit: 'grapheme', maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(typed, typed, typed, async (q, category, page) => {
      const { results, lead } = await view(`?${new URLSearchParams({ q, category, page })}`);
      expect(results.length).toBeLessThanOrEqual(3);
      expect(lead.form.query.length).toBeLessThanOrEqual(200);
    }),
    { numRuns: 200 },
  );
});
