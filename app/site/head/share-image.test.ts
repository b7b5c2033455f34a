import type { Listing } from '@rooftop/inventory/vehicle';
import { expect, test } from 'vitest';
import { testArticle } from '../../../tests/support/articles.ts';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import {
  testContent,
  testContext,
  testDealership,
  testInventory,
  testSettings,
} from '../../../tests/support/website.ts';
import { sharedArticle } from '#app/routes/car-research/article/page.server.ts';
import { sharedVehicle } from './shared-vehicle.server.ts';
import { headTags } from './head-tags.ts';
import { headOf } from './page-head.server.ts';
import type { SharedKind } from './shared-page.ts';

const image = {
  asset: { _id: 'image-abc-2000x1000-webp', width: 2000, height: 1000, lqip: null },
  alt: '',
  crop: null,
  hotspot: null,
};
const content = testContent({
  articles: async () => [
    testArticle({ slug: 'oil', title: 'Oil changes', image }),
    testArticle({ slug: 'coming', publishedOn: '2027-01-01', image }),
  ],
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
  condition: 'used',
  isCertified: false,
  salePrice: 1_999_500,
  oldPrice: null,
  isPrivate: false,
  status: 'available',
  photos: ['https://photos.example/a.jpg'],
};
const dealership = testDealership({ theme: { ...testDealership().theme, brand: '#1f4d36' } });
const settings = testSettings();
const locked = { ...settings, inventory: { ...settings.inventory, lockedPrices: ['used' as const] } };

async function head(of: SharedKind, key: string, listing: Listing = car) {
  const facts = { title: '', description: null, address: '/', isIndexed: true, picture: { of, key } };
  const inventory = testInventory([listing], locked);
  return headOf(facts, testContext({ content, dealership, inventory }));
}

test("shares a car's photo, without any price", async () => {
  const shown = await head(sharedVehicle, car.vin);
  expect(shown.image).toEqual({
    href: expect.stringMatching(/^http:\/\/alpha\.example\/photos\/1FTFW1E50MFA00001\/[\w-]{22}\?w=960$/),
    width: 960,
    height: 600,
    alt: '2021 Kia Sportage LX',
  });
  expect(JSON.stringify(headTags(shown))).not.toContain('19,995');
});

test("shares a page's own picture uncropped, in its true size", async () => {
  expect((await head(sharedArticle, 'oil')).image).toEqual({
    href: `http://alpha.example/images/${image.asset._id}?w=1280`,
    width: 1280,
    height: 640,
    alt: 'Oil changes',
  });
});

test.each<[string, SharedKind, string, Partial<Listing>]>([
  ['a private car', sharedVehicle, car.vin, { isPrivate: true }],
  ['a sold car', sharedVehicle, car.vin, { status: 'sold', soldAt: 0 }],
  ['an unknown car', sharedVehicle, 'constructor', {}],
  ['an article that is not published yet', sharedArticle, 'coming', {}],
])(
  "shares nothing of %s, but the home page's picture or a drawing in the brand color",
  async (_, of, key, fields) => {
    expect((await head(of, key, { ...car, ...fields })).image).toEqual({
      href: expect.stringMatching(/\/vehicles\/\w+\/compact-suv-1f4d36\?w=960$/),
      width: 960,
      height: 600,
      alt: dealership.name,
    });
  },
);
