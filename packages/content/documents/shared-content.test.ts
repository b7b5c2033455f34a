import { describe, expect, test } from 'vitest';
import {
  runCompleteQuery,
  runQuery,
  asset,
  dealership,
  owned,
  paragraph,
  picture,
} from '../../../tests/support/content-queries.ts';
import { articlesQuery } from './article/article.groq.ts';
import { faqsQuery } from './faq/faq.groq.ts';
import { helpCategoriesQuery } from './help-category/help-category.groq.ts';
import { legalDocumentsQuery } from './legal-document/legal-document.groq.ts';

const words = (text: string) => ({ en: text });
const body = { en: [paragraph('Words')] };
const reference = (id: string) => ({ _type: 'reference', _ref: id });

/** A document that all dealerships share. */
const shared = (type: string, key: string, fields: object) => ({
  _id: `${type}-shared-${key}`,
  _type: type,
  everyDealership: true,
  ...fields,
});
const article = (slug: string, fields: object = {}) => ({
  slug: { current: slug },
  title: words(slug),
  category: 'news',
  publishedOn: '2026-11-21',
  body,
  ...fields,
});

test('returns shared articles, and prefers an own article with the same slug', async () => {
  const dataset = [
    shared('article', 'oil', article('oil', { publishedOn: '2026-11-22' })),
    shared('article', 'tires', article('tires')),
    owned('article', 'a', 'oil', article('oil', { publishedOn: '2026-11-20' })),
    owned('article', 'b', 'tires', article('tires')),
  ];
  const read = async (dealership: string) =>
    (await runCompleteQuery(articlesQuery, dataset, { dealership })).map(({ id }) => id);
  expect(await read('dealership-a')).toEqual(['article-shared-tires', 'article-a-oil']);
  expect(await read('dealership-b')).toEqual(['article-shared-oil', 'article-b-tires']);
  expect(await read('dealership-c')).toEqual(['article-shared-oil', 'article-shared-tires']);
});

test('hides shared content that the dealership has left out', async () => {
  const leftOut = ['article-shared-oil', 'article-shared-gone'].map(reference);
  const dataset = [
    dealership('a', { leftOut }),
    dealership('b'),
    shared('article', 'oil', article('oil')),
    shared('article', 'tires', article('tires')),
    owned('article', 'a', 'own', article('own')),
  ];
  const read = async (id: string) =>
    (await runCompleteQuery(articlesQuery, dataset, { dealership: id })).map(({ slug }) => slug);
  expect((await read('dealership-a')).sort()).toEqual(['own', 'tires']);
  expect((await read('dealership-b')).sort()).toEqual(['oil', 'tires']);
});

test('hides links to left-out documents only at the dealership that left them out', async () => {
  const markDefs = [{ _type: 'link', _key: 'l', target: reference('article-shared-oil') }];
  const dataset = [
    dealership('a', { leftOut: [reference('article-shared-oil')] }),
    dealership('b'),
    shared('article', 'oil', article('oil')),
    shared('article', 'tires', article('tires', { body: { en: [{ ...paragraph('Oil'), markDefs }] } })),
  ];
  const read = async (id: string) => {
    const articles = await runCompleteQuery(articlesQuery, dataset, { dealership: id });
    return articles.find(({ slug }) => slug === 'tires')?.body;
  };
  expect(await read('dealership-a')).toMatchObject([{ markDefs: [{ href: null }] }]);
  expect(await read('dealership-b')).toMatchObject([{ markDefs: [{ href: '/car-research/oil' }] }]);
});

test('keeps the shared article if the own one is incomplete', async () => {
  const dataset = [
    shared('article', 'oil', article('oil')),
    owned('article', 'a', 'oil', { slug: { current: 'oil' } }),
  ];
  const { value, broken } = await runQuery(articlesQuery, dataset);
  expect(value.map(({ id }) => id)).toEqual(['article-shared-oil']);
  expect(broken).toEqual(['article-a-oil']);
});

test('returns articles with a future date, which pages filter', async () => {
  const [one] = await runCompleteQuery(articlesQuery, [
    owned('article', 'a', 'x', article('x', { publishedOn: '2999-01-01' })),
  ]);
  expect(one?.publishedOn).toBe('2999-01-01');
});

test('prefers the own legal document of a kind and marks it as own', async () => {
  const dataset = [
    shared('legalDocument', 'cookies', { kind: 'cookie-policy' }),
    shared('legalDocument', 'privacy', { kind: 'privacy-policy' }),
    owned('legalDocument', 'a', 'cookies', { kind: 'cookie-policy' }),
  ];
  const read = await runCompleteQuery(legalDocumentsQuery, dataset);
  expect(read.map(({ kind, isShared }) => [kind, isShared])).toEqual([
    ['cookie-policy', false],
    ['privacy-policy', true],
  ]);
});

test('shows questions in shared and own help center categories, never in another dealership’s', async () => {
  const faq = (category: string) => ({
    question: words('Why?'),
    answer: body,
    places: ['help'],
    helpCategory: reference(`helpCategory-${category}`),
  });
  const category = (slug: string) => ({ slug: { current: slug }, title: words(slug) });
  const dataset = [
    shared('helpCategory', 'buying', category('buying')),
    owned('helpCategory', 'a', 'selling', category('selling')),
    owned('helpCategory', 'b', 'other', category('other')),
    shared('faq', '1', faq('shared-buying')),
    owned('faq', 'a', '2', { ...faq('a-selling'), order: 1 }),
    owned('faq', 'a', '3', { ...faq('b-other'), order: 200 }),
    owned('faq', 'b', '4', faq('b-other')),
  ];
  // A dealership's own come first, whatever their order.
  expect((await runCompleteQuery(faqsQuery, dataset)).map(({ helpCategory }) => helpCategory)).toEqual([
    'selling',
    null,
    'buying',
  ]);
  expect((await runCompleteQuery(helpCategoriesQuery, dataset)).map(({ slug }) => slug).sort()).toEqual([
    'buying',
    'selling',
  ]);
});

test('returns an answer that depends on a promise only if the dealership makes the promise', async () => {
  const faq = (key: string, onlyWhereOffered?: string) =>
    shared('faq', key, { question: words(key), answer: body, places: ['help'], order: 1, onlyWhereOffered });
  const dataset = [
    dealership('a', { engineWarranty: { offered: true }, repairWarranty: { offered: false } }),
    dealership('b', { maintenancePlan: { offered: true }, repairWarranty: { offered: true } }),
    dealership('c'),
    faq('1-engine', 'engineWarranty'),
    faq('2-plan', 'maintenancePlan'),
    faq('3-repairs', 'repairWarranty'),
    faq('4-always'),
    faq('5-unknown', 'freeCoffee'),
  ];
  const read = async (id: string) =>
    (await runCompleteQuery(faqsQuery, dataset, { dealership: id })).map(({ question }) => question).sort();
  expect(await read('dealership-a')).toEqual(['1-engine', '4-always']);
  expect(await read('dealership-b')).toEqual(['2-plan', '3-repairs', '4-always']);
  expect(await read('dealership-c')).toEqual(['4-always']);
});

describe('a picture of shared content', () => {
  test.each([
    ['that nobody claimed', undefined, {}, true],
    ['that a dealership uses, too', ['dealership-b'], { everyDealership: true }, true],
    ['of another dealership alone', ['dealership-b'], {}, false],
  ])('%s', async (_which, stamps, more, shown) => {
    const dataset = [
      shared('article', 'oil', article('oil', { image: picture('p') })),
      { ...asset('p', stamps), ...more },
    ];
    const [one] = await runCompleteQuery(articlesQuery, dataset);
    expect(one?.image !== null).toBe(shown);
  });
});

test('uses authors and related articles of the own dealership, or shared ones', async () => {
  const dataset = [
    owned('staffMember', 'a', 'ann', { firstName: 'Ann', lastName: 'Lee', slug: { current: 'ann-lee' } }),
    owned('staffMember', 'a', 'bob', {
      firstName: 'Bob',
      lastName: 'Ray',
      slug: { current: 'bob-ray' },
      active: false,
    }),
    owned('staffMember', 'b', 'eve', { firstName: 'Eve', lastName: 'Fox', slug: { current: 'eve-fox' } }),
    shared('article', 'oil', article('oil')),
    owned('article', 'b', 'secret', article('secret')),
    owned(
      'article',
      'a',
      '1',
      article('1', { author: reference('staffMember-a-ann'), publishedOn: '2026-11-04' }),
    ),
    owned(
      'article',
      'a',
      '2',
      article('2', { author: reference('staffMember-a-bob'), publishedOn: '2026-11-03' }),
    ),
    owned(
      'article',
      'a',
      '3',
      article('3', { author: reference('staffMember-b-eve'), publishedOn: '2026-11-02' }),
    ),
    owned(
      'article',
      'a',
      '4',
      article('4', {
        publishedOn: '2026-11-01',
        related: ['article-shared-oil', 'article-b-secret', 'article-a-1'].map(reference),
      }),
    ),
  ];
  const [, one, two, three, four] = await runCompleteQuery(articlesQuery, dataset);
  expect(one?.author).toEqual({ name: 'Ann Lee', slug: 'ann-lee' });
  expect(two?.author).toEqual({ name: 'Bob Ray', slug: null });
  expect(three?.author).toBeNull();
  expect(four?.related).toEqual(['oil', '1']);
});
