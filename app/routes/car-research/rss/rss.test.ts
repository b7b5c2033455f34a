import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { testContent, testContext, testDealership } from '../../../../tests/support/website.ts';
import { loader } from './route.ts';
import { type ArticleFeed, rssXml } from './rss-xml.ts';
import { testArticle } from '../../../../tests/support/articles.ts';

const content = testContent({
  articles: async () => [
    testArticle({ slug: 'to-come', publishedOn: '2026-11-24' }),
    testArticle({ slug: 'oil', title: 'Oil & filters', summary: 'How often?', publishedOn: '2026-11-23' }),
    testArticle({ slug: 'tires', author: { name: 'Ann Lee', slug: null }, category: 'news' }),
  ],
});

async function read(fields: Parameters<typeof testContext>[0] = {}) {
  const context = testContext({ content, ...fields });
  const request = new Request('http://alpha.example/car-research/rss.xml');
  return loader({ context, params: {}, request });
}
const told = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'g'))].map(([, text]) => text);

test('lists published articles, newest first', async () => {
  const response = await read();
  expect(response.headers.get('content-type')).toMatch(/^application\/rss\+xml/);
  const xml = await response.text();
  expect(told(xml, 'title')).toEqual(['Alpha Motors: car research', 'Oil &amp; filters', 'Oil changes']);
  expect(told(xml, 'pubDate')).toEqual(['Mon, 23 Nov 2026 05:00:00 GMT', 'Thu, 01 Oct 2026 04:00:00 GMT']);
  expect(told(xml, 'guid')).toEqual(['article-oil', 'article-tires']);
  expect(told(xml, 'dc:creator')).toEqual(['Alpha Motors', 'Ann Lee']);
  expect(told(xml, 'category')).toEqual(['Car advice', 'News']);
  expect(told(xml, 'link')).toContain('http://alpha.example/car-research/oil');
  expect(xml).toContain('<atom:link rel="self"');
});

test('has one feed per language', async () => {
  const dealership = testDealership({ languages: ['en', 'es'] });
  const xml = await (await read({ dealership, locale: 'es' })).text();
  expect(told(xml, 'language')).toEqual(['es-us']);
  expect(xml).toContain('href="http://alpha.example/es/car-research/rss.xml"');
  expect(xml).toContain('<link>http://alpha.example/es/car-research/oil</link>');
});

/** Includes control characters and lone surrogates. */
const anySign = fc.nat(0xffff).map((code) => String.fromCharCode(code));
const anyText = fc.oneof(
  fc.string({ unit: anySign }),
  fc
    .array(
      fc.constantFrom('<', '>', '&', ']]>', '"', "'", '\0', '\u{b}', '\u{fffe}', '\u{d800}', '😀', '&#0;'),
    )
    .map((signs) => signs.join('')),
);
const anyFeed: fc.Arbitrary<ArticleFeed> = fc.record({
  title: anyText,
  description: anyText,
  link: anyText,
  self: anyText,
  language: anyText,
  items: fc.array(
    fc.record({
      id: anyText,
      title: anyText,
      link: anyText,
      description: fc.option(anyText),
      category: anyText,
      author: anyText,
      published: fc.date({ noInvalidDate: true }),
    }),
    { maxLength: 3 },
  ),
});

test('is well-formed XML for any text', async () => {
  const xml = fc
    .sample(anyFeed, { numRuns: 200, seed: 7 })
    .map((feed, at) => ({ fileName: `${at}.xml`, contents: rssXml(feed) }));
  const { errors } = await validateXML({ xml, normalization: 'c14n' });
  expect(errors).toEqual([]);
});
