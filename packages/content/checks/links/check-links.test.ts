import { expect, test } from 'vitest';
import { testFacts } from '../../../../tests/support/dealership-facts.ts';
import { checkLinks } from './check-links.ts';
import { pathExists } from './known-paths.ts';
import { typedLinks } from './typed-links.ts';

const facts = testFacts({
  documents: [
    { type: 'page', name: '/winter-tires', former: ['/snow'] },
    { type: 'article', name: 'oil', former: ['old-oil'] },
    { type: 'offer', name: 'service/oil-change', former: ['oil'] },
    { type: 'staffMember', name: 'pat', former: [] },
    { type: 'legalDocument', name: 'terms-of-sale', former: [] },
    { type: 'store', name: 'erie', former: [] },
    { type: 'helpCategory', name: '', former: [] },
  ],
  redirects: [
    { id: 'r1', from: '/specials', to: '/special-offers' },
    { id: 'r2', from: '/blog/*', to: '/car-research' },
    { id: 'r3', from: '/b', to: '/a' },
  ],
  popups: [],
  positions: ['promotions-carousel'],
});

test.each([
  '/',
  '/es',
  '/es/service',
  '/contact-us?topic=1#form',
  '/service/schedule/',
  '/car-research/rss.xml',
  '/special-offers/current-incentives',
  '/special-offers/service/oil-change',
  '/special-offers/dealer/oil',
  '/car-research/oil',
  '/news/old-oil',
  '/winter-tires',
  '/snow',
  '/our-company/meet-our-team/pat',
  '/our-company/locations/erie',
  '/legal/terms-of-sale',
  '/specials',
  '/blog/2019/tires',
  '/cars-for-sale',
  '/used-cars-for-sale/suvs/kia/price-under-20000',
  '/used-cars-for-sale/2021-kia-sportage-lx-KNDPM3AC8M7891234',
  '/cars-for-sale/great_deals/price_drop',
  '/search-vehicles/used-inventory',
])('something is at %s', (path) => expect(pathExists(path, facts)).toBe(true));

test.each([
  '/sevice',
  '/service/scedule',
  '/special-offers/sales-events',
  '/special-offers/service/tires',
  '/car-research/gone',
  '/winter',
  '/our-company/meet-our-team/lee',
  '/help-center/none',
  '/legal/terms',
  '/new-cars-for-sale',
  '/leased-cars-for-sale',
  '/used-cars-for-sale/a/b/c/d',
  '/api/track/x',
  '/blogger',
])('nothing is at %s', (path) => {
  expect(pathExists(path, facts)).toBe(false);
});

test('finds typed links at any depth, and none where a document is chosen', () => {
  const document = {
    _type: 'page',
    blocks: [
      {
        _key: 'b',
        callToAction: { href: '/a' },
        tiles: [{ _key: 't', href: '/b', target: { _ref: 'page-x' } }],
        body: { en: [{ _key: 'p', markDefs: [{ _key: 'm', href: '/c' }] }] },
        search: '/cars-for-sale/suvs',
      },
    ],
    html: { en: '<p><a class="x" href="/d">d</a> <a href="https://e.example">e</a> <a href="//f">f</a></p>' },
    url: 'https://elsewhere.example',
    path: '/itself',
  };
  expect(typedLinks(document).map(({ href }) => href)).toEqual(['/a', '/c', '/cars-for-sale/suvs', '/d']);
  expect(typedLinks(document)[1]?.path).toEqual([
    'blocks',
    { _key: 'b' },
    'body',
    'en',
    { _key: 'p' },
    'markDefs',
    { _key: 'm' },
    'href',
  ]);
});

test.each<[string, { _type: string; [field: string]: unknown }, [string, string][]]>([
  ['a dead link', { _type: 'promotion', url: '/sevice' }, [['Dead link', 'warning']]],
  ['a promotion that a page shows', { _type: 'promotion', position: 'promotions-carousel' }, []],
  [
    'a promotion that no page shows',
    { _type: 'promotion', position: 'grid-item' },
    [['Promotion on no page', 'warning']],
  ],
  ['a living link', { _type: 'promotion', url: '/service' }, []],
  ['a redirect', { _type: 'redirectRule', from: '/x', to: '/service' }, []],
  ['a redirect to nowhere', { _type: 'redirectRule', from: '/x', to: '/sevice' }, [['Dead link', 'warning']]],
  ['a redirect with a star', { _type: 'redirectRule', from: '/x/*', to: '/car-research/*' }, []],
  [
    'a redirect in a circle',
    { _type: 'redirectRule', _id: 'drafts.r9', from: '/a', to: '/b' },
    [['Redirect in a circle', 'error']],
  ],
  [
    'the redirect that closed a circle before it was changed',
    { _type: 'redirectRule', _id: 'drafts.r3', from: '/b', to: '/service' },
    [],
  ],
  [
    'a second redirect',
    { _type: 'redirectRule', _id: 'r9', from: '/specials', to: '/service' },
    [['Two redirects', 'warning']],
  ],
  [
    'a redirect that hides a page',
    { _type: 'redirectRule', from: '/winter-tires', to: '/service' },
    [['Hidden page', 'warning']],
  ],
  [
    'a popup',
    {
      _type: 'popup',
      conditions: [{ _key: 'c', pages: ['vehicle', '/service', '/special-offers/*', '/car-research/o*'] }],
    },
    [],
  ],
  [
    'a popup for no page',
    {
      _type: 'popup',
      conditions: [
        { _key: 'c', pages: ['/sevice', '/nothing/*'], pageItemsViewed: [{ _key: 'v', page: '/gone' }] },
      ],
    },
    [
      ['Popup for no page', 'warning'],
      ['Popup for no page', 'warning'],
      ['Popup for no page', 'warning'],
    ],
  ],
])('judges %s', (_what, document, expected) => {
  expect(checkLinks(document, facts).map(({ name, level }) => [name, level])).toEqual(expected);
});
