import { describe, expect, test } from 'vitest';
import { ask, askFor, owned } from '../testing.ts';
import { articlesQuery } from './article.groq.ts';
import { navigationQuery } from './navigation.groq.ts';

const reference = (id: string) => ({ _type: 'reference', _ref: id });
const slug = (current: string) => ({ slug: { current } });

const targets = [
  owned('page', 'a', 'x', { path: '/winter-tires' }),
  owned('article', 'a', 'x', slug('oil-changes')),
  owned('offer', 'a', 'x', { department: 'service', key: 'oil' }),
  owned('staffMember', 'a', 'x', { ...slug('ann-lee'), department: 'Sales' }),
  owned('helpCategory', 'a', 'x', slug('buying')),
  { _id: 'legalDocument-shared-x', _type: 'legalDocument', everyDealership: true, kind: 'cookie-policy' },
  owned('store', 'a', 'x', { key: 'erie' }),
  owned('store', 'b', 'x', { key: 'secret' }),
];

/** Where links of a menu lead, and what was wrong with them. */
async function follow(...links: object[]) {
  const footerLine = links.map((link) => ({ label: { en: 'Go' }, ...link }));
  const { value, broken } = await askFor(navigationQuery, [
    ...targets,
    owned('navigation', 'a', 'menus', { footerLine }),
  ]);
  return { hrefs: value?.footerLine.map(({ href }) => href), broken };
}

describe('a link to a document leads to its address of today', () => {
  test.each([
    ['page-a-x', '/winter-tires'],
    ['article-a-x', '/car-research/oil-changes'],
    ['offer-a-x', '/special-offers/service/oil'],
    ['staffMember-a-x', '/our-company/meet-our-team/ann-lee'],
    ['helpCategory-a-x', '/help-center/buying'],
    ['legalDocument-shared-x', '/legal/cookie-policy'],
    ['store-a-x', '/our-company/locations/erie'],
  ])('%s: %s', async (id, href) => {
    expect(await follow({ target: reference(id), href: '/other' })).toEqual({ hrefs: [href], broken: [] });
  });
});

test.each(['store-b-x', 'article-a-gone'])(
  'a link to %s leads where its address says, and is left out without one',
  async (id) => {
    const target = reference(id);
    expect(await follow({ target, href: '/other' }, { target }, { href: '/cars' })).toEqual({
      hrefs: ['/other', '/cars'],
      broken: ['footerLine[1].href'],
    });
  },
);

test('an entry of a menu leads to a document, to an address, or only opens', async () => {
  const groups = [
    { target: reference('page-a-x') },
    { href: '/cars' },
    {},
    { target: reference('store-b-x') },
  ];
  const header = groups.map((group, index) => ({ _key: `${index}`, label: { en: 'Go' }, ...group }));
  const menus = await ask(navigationQuery, [...targets, owned('navigation', 'a', 'menus', { header })]);
  expect(menus?.header.map(({ href }) => href)).toEqual(['/winter-tires', '/cars', null, null]);
});

test('words in a text are linked likewise; where there is nothing to lead to, they stay words', async () => {
  const link = (_key: string, fields: object) => ({ _type: 'link', _key, ...fields });
  const body = {
    en: [
      {
        _type: 'block',
        _key: 'p',
        style: 'h2',
        children: [{ _type: 'span', _key: 's', text: 'Go', marks: ['1'] }],
        markDefs: [
          link('1', { target: reference('page-a-x') }),
          link('2', { href: 'https://example.com/' }),
          link('3', { target: reference('store-b-x') }),
        ],
      },
    ],
  };
  const article = { ...slug('a'), title: { en: 'A' }, category: 'news', publishedOn: '2026-11-21', body };
  const others = targets.filter(({ _type }) => _type !== 'article');
  const [found] = await ask(articlesQuery, [...others, owned('article', 'a', 'y', article)]);
  const [paragraph] = found?.body ?? [];
  expect(paragraph).toMatchObject({ style: 'h2', children: [{ text: 'Go', marks: ['1'] }] });
  expect(paragraph?._type === 'block' && paragraph.markDefs.map(({ href }) => href)).toEqual([
    '/winter-tires',
    'https://example.com/',
    null,
  ]);
});
