import { expect, test } from 'vitest';
import { testContext, testDealership } from '../../../tests/support/website.ts';
import { offerJsonLd } from './offer-json-ld.server.ts';
import { testOffer } from '../../../tests/support/offers.ts';

const image = {
  asset: { _id: 'image-abc123-2400x1200-webp', width: 2400, height: 1200, lqip: null },
  alt: '',
  crop: null,
  hotspot: null,
};

test.each([
  ['en', ''],
  ['es', '/es'],
] as const)('in %s, an offer’s page is below %j and its image is where all images are', (locale, prefix) => {
  const dealership = testDealership({ languages: ['en', 'es'] });
  const offer = { ...testOffer({ key: 'bonus', image }), lastDay: null };
  expect(offerJsonLd(offer, testContext({ dealership, locale }))).toMatchObject({
    url: expect.stringMatching(`^http://alpha\\.example${prefix}/special-offers/`),
    image: 'http://alpha.example/images/image-abc123-2400x1200-webp?w=1200',
  });
});
