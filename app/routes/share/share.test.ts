import { expect, test } from 'vitest';
import { headOf, pageHead } from '../../site/head/page-head.server.ts';
import { home } from '../../site/head/home.server.ts';
import type { SharedKind } from '../../site/head/shared-page.ts';
import { pagePicture } from '../../site/pages/page-share.server.ts';
import { sharedKinds } from '../collected-pages.server.ts';
import type { ShareCard } from '../../server/share-cards/share-card.ts';
import { QueueFullError } from '@rooftop/lake/assets/work-queue';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import type { Listing } from '@rooftop/inventory/vehicle';
import {
  testContent,
  testContext,
  testInventory,
  testSettings,
  testStore,
} from '../../../tests/support/website.ts';
import { testArticle } from '../../../tests/support/articles.ts';
import { testOpening } from '../../../tests/support/job-openings.ts';
import { testStaffMember } from '../../../tests/support/staff-members.ts';
import { loader } from './route.ts';

const content = testContent({
  articles: async () => [
    testArticle({ slug: 'oil', title: 'Oil changes' }),
    testArticle({ slug: 'coming', publishedOn: '2027-01-01' }),
  ],
  jobOpenings: async () => [testOpening(), testOpening({ slug: 'over', openUntil: '2026-11-22' })],
  staff: async () => [testStaffMember()],
  stores: async () => [testStore()],
});

const [first] = generateListings(1);
if (first === undefined) throw new Error('No listing was made.');
const car: Listing = {
  ...first,
  vin: '1FTFW1E50MFA00001',
  year: 2021,
  make: 'Kia',
  model: 'Sportage',
  trim: 'LX',
  salePrice: 1_999_500,
  isPrivate: false,
  status: 'available',
  photos: ['https://photos.example/a.jpg'],
};

/** @param path Path below `/share`, without the file name. */
async function asked(
  path: string,
  file: string,
  headers: Readonly<Record<string, string>> = {},
  inventory = testInventory([car]),
) {
  const drawn: ShareCard[] = [];
  const context = testContext({
    content,
    inventory,
    shareCards: {
      async draw(card) {
        drawn.push(card);
        return new Uint8Array([1]);
      },
    },
  });
  const request = new Request(`http://alpha.example/share/${path}/${file}`, { headers });
  const [of = '', key] = path.split('/');
  const params = key === undefined ? { page: of, file } : { subject: of, key, file };
  const answer = await Promise.resolve(loader({ context, request, params })).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) throw new Error('no response');
  return { answer, drawn };
}
const address = (await pageHead(home, testContext({ content }))).image.href.replace(
  'http://alpha.example',
  '',
);
const [, , , file = ''] = address.split('/');

test('draws the page’s current card and caches it permanently', async () => {
  const { answer, drawn } = await asked('home', file);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(drawn.map(({ headline }) => headline)).toEqual(['Alpha Motors']);
  const again = await asked('home', file, { 'If-None-Match': answer.headers.get('etag') ?? '' });
  expect([again.answer.status, again.drawn]).toEqual([304, []]);
});

test.each(['xxxxxxxxxxxxxxxx.png', '', '../../etc'])(
  'redirects outdated URLs like %j to the current card without drawing',
  async (other) => {
    const { answer, drawn } = await asked('home', other);
    expect([answer.status, answer.headers.get('location'), drawn]).toEqual([302, address, []]);
  },
);

test.each<[string, { readonly of: SharedKind | undefined; readonly key: string }, string]>([
  ['vehicle/1FTFW1E50MFA00001', { of: sharedKinds.get('vehicle'), key: car.vin }, '2021 Kia Sportage LX'],
  ['article/oil', { of: sharedKinds.get('article'), key: 'oil' }, 'Oil changes'],
  ['person/ann-lee', { of: sharedKinds.get('person'), key: 'ann-lee' }, 'Ann Lee'],
  ['opening/technician', { of: sharedKinds.get('opening'), key: 'technician' }, 'Technician'],
  ['location/watertown', { of: sharedKinds.get('location'), key: 'watertown' }, 'Alpha Watertown'],
  ['legal/privacy-policy', { of: sharedKinds.get('legal'), key: 'privacy-policy' }, 'Privacy Policy'],
  [
    'page/auto-financing.bad-credit-auto-financing',
    pagePicture('/auto-financing/bad-credit-auto-financing'),
    'Bad credit auto financing',
  ],
])('draws the right card for %s', async (path, { of, key }, headline) => {
  if (of === undefined) throw new Error('There is no such kind.');
  const facts = { title: '', description: null, address: '/', isIndexed: true, picture: { of, key } };
  const { image } = await headOf(facts, testContext({ content, inventory: testInventory([car]) }));
  const start = `http://alpha.example/share/${path}/`;
  expect(image).toEqual({ href: expect.stringContaining(start), alt: headline });
  const { answer, drawn } = await asked(path, image.href.slice(start.length));
  expect([answer.status, drawn.map((card) => card.headline)]).toEqual([200, [headline]]);
});

test.each([
  'nope',
  'constructor',
  '__proto__',
  'article/nope',
  'article/coming',
  'person/bo-ray',
  'opening/over',
  'page/nope',
  'page/constructor',
  'constructor/x',
  'vehicle/constructor',
  'vehicle/1FTFW1E50MFA00002',
])('returns 404 for the page %j', async (page) => {
  const { answer, drawn } = await asked(page, file);
  expect([answer.status, drawn]).toEqual([404, []]);
});

const settings = testSettings();
const locked = { ...settings, inventory: { ...settings.inventory, lockedPrices: ['used' as const] } };

test.each<[string, Partial<Listing>, typeof settings | null, string | null | undefined]>([
  ['shows its price', {}, null, '$19,995'],
  ['hides a locked price', {}, locked, null],
  ['has no price line without a price', { salePrice: null, oldPrice: null }, null, null],
  ['does not exist if the car is private', { isPrivate: true }, null, undefined],
  ['does not exist if the car is sold', { status: 'sold', soldAt: 0 }, null, undefined],
])('draws the card of a car %s', async (_what, fields, written, detail) => {
  const inventory = testInventory([{ ...car, condition: 'used', isCertified: false, ...fields }], written);
  const address = await asked(`vehicle/${car.vin}`, 'any.png', {}, inventory);
  const { pathname } = new URL(address.answer.headers.get('location') ?? '/', 'http://alpha.example');
  const { answer, drawn } = await asked(
    `vehicle/${car.vin}`,
    pathname.split('/').at(-1) ?? '',
    {},
    inventory,
  );
  expect(answer.status).toBe(detail === undefined ? 404 : 200);
  expect(drawn.map((card) => [card.detail, card.picture?.split('/')[2]])).toEqual(
    detail === undefined ? [] : [[detail, car.vin]],
  );
});

test('asks clients to retry while too many cards are being drawn', async () => {
  const shareCards = { draw: () => Promise.reject(new QueueFullError()) };
  const request = new Request(`http://alpha.example${address}`);
  const answer = await loader({
    context: testContext({ content, shareCards }),
    request,
    params: { page: 'home', file },
  });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
});
