import { expect, test } from 'vitest';
import { testContent, testContext, testDealership, testStore } from '../../../tests/support/website.ts';
import { headTags } from './head-tags.ts';
import { home } from './home.server.ts';
import { pageHead, titleWithName } from './page-head.server.ts';

const content = testContent({ stores: async () => [testStore()] });

test('has the URL in every language, without the query', async () => {
  const dealership = testDealership({ languages: ['en', 'es'] });
  const head = await pageHead(
    { head: { title: 'contact.heading', description: 'contact.intro' } },
    testContext({ content, dealership, locale: 'es', path: '/contact-us' }),
  );
  expect(head.canonical).toBe('http://alpha.example/es/contact-us');
  const tags = headTags(head);
  const alternates = tags.filter((tag) => 'rel' in tag && tag.rel === 'alternate');
  expect(alternates).toEqual([
    { tagName: 'link', rel: 'alternate', href: 'http://alpha.example/contact-us', hrefLang: 'en' },
    { tagName: 'link', rel: 'alternate', href: 'http://alpha.example/es/contact-us', hrefLang: 'es' },
    { tagName: 'link', rel: 'alternate', href: 'http://alpha.example/contact-us', hrefLang: 'x-default' },
  ]);
  expect(tags).toContainEqual({ property: 'og:locale', content: 'es_US' });
});

test('has no alternates with one language, and allows full previews', async () => {
  const head = await pageHead(home, testContext({ content }));
  expect(head.alternates).toEqual([]);
  expect(head.canonical).toBe('http://alpha.example/');
  expect(headTags(head)).toContainEqual({
    name: 'robots',
    content: 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1',
  });
});

test('asks search engines not to index a dealership before its launch', async () => {
  const dealership = testDealership({ isLaunched: false });
  const tags = headTags(await pageHead(home, testContext({ content, dealership })));
  expect(tags).toContainEqual({ name: 'robots', content: expect.stringMatching(/^noindex, /) });
});

const LONG = 'How to read a vehicle history report, and the title, too';

test.each([
  ['Used cars in Erie', 'Used cars in Erie | Alpha Motors'],
  [LONG, LONG],
  ['Alpha Motors: used cars in Erie', 'Alpha Motors: used cars in Erie'],
])('the title %j becomes %j', (title, becomes) => {
  expect(titleWithName(title, 'Alpha Motors')).toBe(becomes);
});

test('the home page has the dealership’s name in the title, however long it gets', async () => {
  const page = { id: 'homePage-alpha', title: LONG, description: null, blocks: [] };
  const head = await pageHead(home, testContext({ content: testContent({ homePage: async () => page }) }));
  expect(head.title).toBe(`${LONG} | Alpha Motors`);
});
