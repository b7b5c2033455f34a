import type { DealershipContent } from '@rooftop/content/content';
import { PATHS } from '@rooftop/content/pages.generated';
import { ContentUnavailable } from '@rooftop/content/content-unavailable';
import { countFact } from '@rooftop/visits/collector/fact-count';
import type { Fact } from '@rooftop/visits/facts';
import { expect, test } from 'vitest';
import { factOfPress, type Press } from '#app/site/tracking/press.ts';
import { pageOf } from '#app/visitor/tracking/page-of.ts';
import { testContent } from '../../../tests/support/website.ts';
import { readKnownNames } from './known-names.ts';

/** Documents with what names facts. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of them is not read
const CONTENT = {
  ...testContent(),
  experiments: async () => [{ id: 'e', key: 'hero', variants: [{ key: 'short', share: 50 }] }],
  offers: async () => [
    { offerType: 'Summer Tires', department: 'service' },
    { offerType: null, department: 'dealer' },
  ],
  pages: async () => [{ path: '/winter-tires', formerPaths: ['/tires'] }],
  popups: async () => [{ id: 'popup.spring' }],
  promotions: async () => [{ type: 'Trade-In' }, { type: null }],
  redirectRules: async () => [{ from: '/old-pages/*' }],
} as unknown as DealershipContent;

const PRESS: Press = {
  href: null,
  page: 'https://alpha.example/contact-us',
  hreflang: '',
  label: 'Go',
  place: 'body',
  isCallToAction: true,
  cta: null,
  dialog: null,
  servicePhones: [],
  media: null,
};
const pressed = (press: Partial<Press>): Fact => {
  const fact = factOfPress({ ...PRESS, ...press });
  if (fact === null) throw new Error('The press tells nothing.');
  return fact;
};
const link = (path: string) => pressed({ href: `https://alpha.example${path}` });
const car = { id: '', data: { vehicle: {} }, pathname: '/', error: null };

test.each<Fact>([
  ...Object.keys(PATHS).map((id): Fact => ({ kind: 'pageViewed', ...pageOf({ ...car, id, data: null }) })),
  { kind: 'pageViewed', ...pageOf({ ...car, id: 'es/used-cars-for-sale' }) },
  { kind: 'vehicleAbsent', error: 410 },
  { kind: 'vehicleAbsent', error: null },
  { kind: 'filterChanged', filter: 'not-make-model', value: 'kia', isActive: true },
  { kind: 'filterChanged', filter: 'q', value: null, isActive: true },
  { kind: 'sortChanged', sort: 'priceLow' },
  { kind: 'languageChanged', language: 'es' },
  link('/es'),
  link('/es/used-cars-for-sale/suvs'),
  link('/winter-tires'),
  link('/tires?utm_source=x'),
  link('/old-pages/7'),
  link('/files/price-list.pdf'),
  pressed({ href: 'https://elsewhere.example/' }),
  pressed({ href: 'https://alpha.example/test-drive/x', dialog: 'test-drive' }),
  pressed({ href: 'https://alpha.example/sale', cta: 'promotion-trade-in' }),
  pressed({ href: 'tel:+18145550143' }),
  { kind: 'mediaUsed', media: 'gallery', action: 'next', vin: null },
  { kind: 'formStepped', form: 'UNLOCK_PRICE', step: 4, name: 'credit-score', vin: null },
  { kind: 'formStepped', form: 'SELL_OR_TRADE', step: 2, name: 'questions', vin: null },
  { kind: 'formStepped', form: 'SERVICE', step: 3, name: 'time', vin: null },
  { kind: 'formStepped', form: 'FULL_CREDIT_APP', step: 1, name: 'applicant', vin: null },
  { kind: 'popupShown', popup: 'popup.spring' },
  { kind: 'popupFinished', popup: 'popup.spring', outcome: 'closed', event: null },
  { kind: 'experimentShown', experiment: 'hero', arm: 'control' },
  { kind: 'experimentShown', experiment: 'hero', arm: 'short' },
  { kind: 'experimentShown', experiment: 'popup/popup.spring', arm: 'hold-out' },
  { kind: 'offerShown', offer: 'o', type: 'service', label: 'summer-tires' },
  { kind: 'offerShown', offer: 'o', type: 'dealer', label: null },
  { kind: 'scriptFailed', name: 'TypeError', file: null, line: null },
  { kind: 'vitalMeasured', metric: 'LCP', value: 1, route: 'our-company' },
])('knows what the website publishes: $kind %j', async (fact) => {
  const count = countFact(fact);
  const isKnown = await readKnownNames(CONTENT);
  expect(count && isKnown(count.kind, count.name), count?.name).toBe(true);
});

test.each<[kind: Exclude<Fact['kind'], 'consentChanged'>, name: string]>([
  ['popupShown', 'popup.autumn'],
  ['popupFinished', 'popup.spring'],
  ['popupFinished', 'popup.spring/shown'],
  ['experimentShown', 'hero'],
  ['experimentShown', 'hero/long'],
  ['experimentShown', 'popup/popup.autumn/shown'],
  ['offerShown', 'service'],
  ['ctaClicked', 'promotion-summer'],
  ['ctaClicked', 'toString'],
  ['pageViewed', 'used-cars-for-sale'],
])('does not know %s of %s', async (kind, name) => {
  expect((await readKnownNames(CONTENT))(kind, name)).toBe(false);
});

test('forgets a name with its document, and knows the others while content is unavailable', async () => {
  const isKnown = await readKnownNames({
    ...CONTENT,
    experiments: async () => [],
    popups: () => Promise.reject(new ContentUnavailable('popups', new Error('away'))),
  });
  expect(isKnown('experimentShown', 'hero/short')).toBe(false);
  expect(isKnown('popupShown', 'popup.spring')).toBe(false);
  expect(isKnown('ctaClicked', 'winter-tires')).toBe(true);
});
