import { expect, test } from 'vitest';
import { headTags } from '#app/site/head/head-tags.ts';
import { testContent, testContext, testDealership } from '../../../../tests/support/website.ts';
import { testStaffMember } from '../../../../tests/support/staff-members.ts';
import { testArticle, testBody } from '../../../../tests/support/articles.ts';
import { articleHead, articleView } from './article-view.server.ts';
import { findArticle } from './find-article.server.ts';

const ann = testStaffMember();
const byAnn = testArticle({
  slug: 'oil',
  title: 'Oil changes',
  summary: 'How often?',
  author: { name: 'Ann Lee', slug: 'ann-lee' },
  updatedOn: '2026-11-02',
  formerSlugs: ['oil-change'],
  body: testBody('## When', 'word '.repeat(400), '## How', '### Filters', 'word '.repeat(200)),
});
const coming = testArticle({ slug: 'coming', publishedOn: '2026-12-01', formerSlugs: ['came'] });
const content = testContent({ articles: async () => [coming, byAnn], staff: async () => [ann] });
const context = testContext({ content, path: '/faqs/oil' });
const found = { article: byAnn, published: [byAnn] };

test('finds an article at its own path only', async () => {
  expect((await findArticle('oil', '', context)).article).toBe(byAnn);
  for (const slug of ['coming', 'came', 'nothing', '', undefined])
    await expect(findArticle(slug, '', context)).rejects.toMatchObject({ status: 404 });
});

test.each([
  ['en', '/car-research/oil?utm_source=mail'],
  ['es', '/es/car-research/oil?utm_source=mail'],
] as const)('redirects a former path to the current one, in %s', async (locale, location) => {
  const dealership = testDealership({ languages: ['en', 'es'] });
  const moved: unknown = await findArticle(
    'oil-change',
    '?utm_source=mail',
    testContext({ content, dealership, locale }),
  ).catch((response: unknown) => response);
  if (!(moved instanceof Response)) throw new Error('Not moved');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, location]);
});

test('shows author, date, reading time and table of contents', async () => {
  expect(await articleView(found, context)).toMatchObject({
    by: { name: 'Ann Lee', href: '/our-company/meet-our-team/ann-lee' },
    published: { date: '2026-10-01', label: 'October 1, 2026' },
    updated: { date: '2026-11-02', label: 'November 2, 2026' },
    minutes: '3 min read',
    contents: { headings: [{ text: 'When' }, { text: 'How' }, { text: 'Filters', level: 3 }] },
  });
});

test.each([
  ['the dealership', null, { name: 'Alpha Motors', href: null }],
  ['an author without a page', { name: 'Bo Ray', slug: null }, { name: 'Bo Ray', href: null }],
  ['an author who has left', { name: 'Bo Ray', slug: 'bo-ray' }, { name: 'Bo Ray', href: null }],
])('shows the byline of an article by %s', async (_, author, by) => {
  const article = testArticle({ author, body: testBody('## One', '## Two') });
  const view = await articleView({ article, published: [] }, context);
  expect(view.by).toMatchObject(by);
  expect(view).toMatchObject({ contents: null, updated: null, minutes: '1 min read' });
});

test('has the same canonical URL under every alias', async () => {
  const head = await articleHead(found, context);
  expect(head).toMatchObject({
    title: 'Oil changes | Alpha Motors',
    description: 'How often?',
    canonical: 'http://alpha.example/car-research/oil',
    isIndexed: true,
  });
  const tags = headTags(head);
  for (const [property, content] of [
    ['og:type', 'article'],
    ['article:published_time', '2026-10-01'],
    ['article:modified_time', '2026-11-02'],
    ['article:section', 'Car advice'],
    ['article:author', 'http://alpha.example/our-company/meet-our-team/ann-lee'],
  ])
    expect(tags).toContainEqual({ property, content });
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    href: 'http://alpha.example/car-research/rss.xml',
    type: 'application/rss+xml',
    title: 'Alpha Motors: car research',
  });
});

test('has structured data for an article by a person, with breadcrumbs', async () => {
  const { structured } = await articleView(found, context);
  expect(structured).toMatchObject({
    '@graph': [
      {
        '@type': 'Article',
        headline: 'Oil changes',
        datePublished: '2026-10-01',
        dateModified: '2026-11-02',
        author: { '@type': 'Person', url: 'http://alpha.example/our-company/meet-our-team/ann-lee' },
        publisher: { '@type': 'AutoDealer', '@id': 'http://alpha.example/#dealership' },
        mainEntityOfPage: 'http://alpha.example/car-research/oil',
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
});
