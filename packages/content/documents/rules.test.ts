import { validateDocument } from '@sanity/validation';
import { createSchema } from 'sanity';
import { expect, test } from 'vitest';
import { claimCode, schemaTypes } from '../schema.ts';
import { runQuery, owned } from '../../../tests/support/content-queries.ts';
import { articlesQuery } from './article/article.groq.ts';
import { pagesQuery } from './page/page.groq.ts';

const schema = createSchema({ name: 'default', types: schemaTypes });
const stamp = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: 'r' };
const TAKEN = 'The website has a page of its own here. Choose another address.';

/**
 * A client for which every slug is free, and no other document exists. Rules use nothing else.
 */
const client = Object.assign(Object.create(null), {
  withConfig: () => client,
  fetch: async (query: string) =>
    query.startsWith('count') ? 0 : query.endsWith('.hostnames') ? ['www.alpha.example'] : true,
});

/**
 * Returns the Studio's messages about one field of a document of `dealership-a`. Only the Studio decides whether it
 * can be published.
 */
async function said(type: string, fields: object, field: string) {
  const document = { ...stamp, ...owned(type, 'a', 'x', fields), _type: type };
  const { markers } = await validateDocument({
    schema,
    document,
    client,
    getDocumentExists: () => Promise.resolve(true),
  });
  return markers.filter(({ path }) => path[0] === field).map(({ message }) => message);
}

const slug = (current: string) => ({ slug: { _type: 'slug', current } });
const text = (en: string) => ({ _type: 'localeString', en });
const prose = (words: string) => ({
  _type: 'localeBlock',
  en: [
    {
      _type: 'block',
      _key: 'p',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 's', text: words, marks: [] }],
    },
  ],
});
const linked = (link: object) => {
  const [paragraph] = prose('Go').en;
  return { _type: 'localeBlock', en: [{ ...paragraph, markDefs: [{ _type: 'link', _key: 'l', ...link }] }] };
};

/** Fields of an experiment whose variants have these shares. */
const variants = (...shares: readonly number[]) => ({
  variants: shares.map((share, at) => ({ _type: 'variant', _key: `v${at}`, key: `v${at}`, share })),
});

test.each<[string, string, object, string, unknown[]]>([
  ['an article where the search is', 'article', slug('search'), 'slug', [TAKEN]],
  ['an article elsewhere', 'article', slug('searching'), 'slug', []],
  ['an opening called so', 'jobOpening', slug('search'), 'slug', []],
  ['an opening in capitals', 'jobOpening', slug('Technician'), 'slug', [expect.stringContaining('Generate')]],
  ['a person called so', 'staffMember', slug('search'), 'slug', []],
  ['a page where the cars are', 'page', { path: '/cars-for-sale' }, 'path', [TAKEN]],
  ['a page where monitors look', 'page', { path: '/healthz' }, 'path', [TAKEN]],
  ['a redirect to a path', 'redirectRule', { to: '/special-offers' }, 'to', []],
  ['a redirect to an own host', 'redirectRule', { to: 'https://parts.alpha.example/*' }, 'to', []],
  [
    'a redirect to a foreign host',
    'redirectRule',
    { to: 'https://evil.example/' },
    'to',
    [expect.stringContaining('must stay on your own website')],
  ],
  ['a page elsewhere', 'page', { path: '/winter-tires' }, 'path', []],
  ['a link to a document', 'faq', { answer: linked({ target: { _ref: 'page-a-x' } }) }, 'answer', []],
  ['a link to an address', 'faq', { answer: linked({ href: '/cars-for-sale' }) }, 'answer', []],
  ['a link to nothing', 'faq', { answer: linked({}) }, 'answer', ['Choose where the link leads.']],
  [
    'a last day before the first',
    'promotion',
    { startDate: '2026-02-02', endDate: '2026-02-01' },
    'endDate',
    ['The last day is before the first (2026-02-02). Choose a later one.'],
  ],
  ['one day', 'jobOpening', { postedOn: '2026-02-02', openUntil: '2026-02-02' }, 'openUntil', []],
  ['variants beside the control', 'experiment', variants(20, 30), 'variants', []],
  [
    'no one left for the control',
    'experiment',
    variants(50, 50),
    'variants',
    [expect.stringContaining('Leave some visitors for the control')],
  ],
  ['no first day', 'promotion', { endDate: '2026-02-01' }, 'endDate', []],
])('%s', async (_what, type, fields, field, expected) => {
  expect(await said(type, fields, field)).toEqual(expected);
});

test.each(schemaTypes.filter((type) => type.type === 'document').map(({ name }) => name))(
  'reports each missing value of an empty %s once, in words',
  async (type) => {
    const { markers } = await validateDocument({
      schema,
      document: { ...stamp, ...owned(type, 'a', 'x', {}), _type: type },
      client,
      getDocumentExists: () => Promise.resolve(true),
    });
    // Sanity's own type reports this for the inside of a slug, which is not a field on screen.
    const shown = markers.filter(({ path }) => JSON.stringify(path) !== '["slug","current"]');
    const byField = Map.groupBy(shown, ({ path }) => JSON.stringify(path));
    expect([...byField.values()].filter(({ length }) => length > 1)).toEqual([]);
    expect(shown.filter(({ message }) => /^(Required|Expected|Value)/.test(message))).toEqual([]);
  },
);

test.each<[string, string, object, string, string[]]>([
  ['too many stars', 'review', { stars: 5.5 }, 'stars', ['Choose 1 to 5 stars.']],
  [
    'a chat host with a final dot',
    'dealership',
    { chat: { origins: ['https://chat.example.'] } },
    'chat',
    [expect.stringContaining('without a path')],
  ],
  ['a key in capitals', 'store', { key: 'Erie PA' }, 'key', [expect.stringContaining('such as erie')]],
])('reports the mistake once: %s', async (_what, type, fields, field, expected) => {
  expect(await said(type, fields, field)).toEqual(expected);
});

test('warns at the field of a claim that the law limits, and lets it be published', async () => {
  const document = { ...stamp, ...owned('offer', 'a', 'x', { name: text('$0 down') }), _type: 'offer' };
  const { markers } = await validateDocument({
    schema,
    document,
    client,
    getDocumentExists: () => Promise.resolve(true),
  });
  expect(markers.filter(({ code }) => code === claimCode)).toMatchObject([
    {
      level: 'warning',
      path: ['name'],
      message: expect.stringContaining('No money down: “$0 down” promises'),
    },
  ]);
});

const UNKNOWN = [expect.stringContaining('This offer has no last day')];
const ELSEWHERE = [expect.stringContaining('in the disclaimer only')];
const disclaimer = text('Ends {expires}.');

test.each<[string, object, string, unknown[]]>([
  ['that never ends', { disclaimer }, 'disclaimer', UNKNOWN],
  ['that never ends, in Spanish', { disclaimer: { es: 'Hasta el {expires}' } }, 'disclaimer', UNKNOWN],
  ['that never ends and does not say so', { disclaimer: text('One per car.') }, 'disclaimer', []],
  ['that ends', { disclaimer, endDate: '2026-02-01' }, 'disclaimer', []],
  ['that ends with every month', { disclaimer, recurring: 'monthly' }, 'disclaimer', []],
  ['with the day in its name', { name: disclaimer, endDate: '2026-02-01' }, 'name', ELSEWHERE],
  ['with the day in its description', { description: prose('Until {expires}') }, 'description', ELSEWHERE],
])('checks an offer %s', async (_what, fields, field, expected) => {
  expect(await said('offer', fields, field)).toEqual(expected);
});

test('leaves out documents whose path the website uses itself', async () => {
  const article = { title: text('A'), category: 'news', publishedOn: '2026-11-21' };
  const dataset = [
    owned('article', 'a', 'x', { ...article, ...slug('search') }),
    owned('article', 'a', 'y', { ...article, ...slug('oil') }),
    owned('page', 'a', 'x', { path: '/legal', name: text('A'), _updatedAt: stamp._updatedAt }),
  ];
  const { value, broken } = await runQuery(articlesQuery, dataset);
  expect([value.map(({ id }) => id), broken]).toEqual([['article-a-y'], ['article-a-x']]);
  expect((await runQuery(pagesQuery, dataset)).value).toEqual([]);
});
