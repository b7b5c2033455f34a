import { PATHS } from '@rooftop/content/pages.generated';
import { type Fact, factShape } from '@rooftop/visits/facts';
import { expect, test } from 'vitest';
import { factOfPress, type Press, vinIn } from './press.ts';

const SITE = 'https://alpha.example';
const VIN = '1HGCV1F34LA000001';
const CAR = `${SITE}/used-cars-for-sale/2020-honda-accord-${VIN}`;
const PRESS: Press = {
  href: `${SITE}/contact-us`,
  page: SITE,
  hreflang: '',
  label: 'Contact us',
  place: 'body',
  isCallToAction: true,
  cta: null,
  dialog: null,
  servicePhones: ['+18145550144'],
  media: null,
};
const CTA: Fact = {
  kind: 'ctaClicked',
  cta: 'contact-us',
  label: 'Contact us',
  place: 'body',
  href: '/contact-us',
  vin: null,
};

test.each<[what: string, press: Partial<Press>, fact: Fact | null]>([
  ['a call to action', {}, CTA],
  ['a link in text', { isCallToAction: false }, null],
  ['a button', { href: null }, null],
  ['a menu link on a car’s page', { place: 'header', page: CAR }, { ...CTA, place: 'header' }],
  ['a button on a car’s page', { page: CAR }, { ...CTA, vin: VIN }],
  ['the home page', { href: `${SITE}/es` }, { ...CTA, cta: 'home', href: '/es' }],
  [
    'another website',
    { href: 'https://lender.example/apply?x=1' },
    { ...CTA, cta: 'other-website', href: null },
  ],
  [
    'a dialog',
    { href: `${SITE}/test-drive/${VIN}?store=erie`, dialog: 'test-drive' },
    { ...CTA, cta: 'test-drive', href: `/test-drive/${VIN}`, vin: VIN },
  ],
  [
    'a link with a ticket',
    { href: `${SITE}/appointment/abc.def/calendar` },
    { ...CTA, cta: 'appointment', href: '/appointment/:ticket/calendar' },
  ],
  ['a label with personal data', { label: 'Call (814) 555-0143' }, { ...CTA, label: 'contact-us' }],
  ['a named link', { cta: 'promotion-trade-in' }, { ...CTA, cta: 'promotion-trade-in' }],
  ['no label', { label: '' }, { ...CTA, label: 'contact-us' }],
  ['mail', { href: 'mailto:ann@example.com' }, null],
  [
    'a phone number',
    { href: 'tel:+18145550143', isCallToAction: false },
    { kind: 'phoneClicked', phone: '+18145550143', department: 'sales' },
  ],
  [
    'the service department’s number',
    { href: 'tel:+18145550144', isCallToAction: false },
    { kind: 'phoneClicked', phone: '+18145550144', department: 'service' },
  ],
  ['another country’s number', { href: 'tel:+4930123456' }, null],
  ['another language', { href: `${SITE}/es`, hreflang: 'es' }, { kind: 'languageChanged', language: 'es' }],
  [
    'a gallery',
    { href: null, page: CAR, media: { media: 'gallery', action: 'next' } },
    { kind: 'mediaUsed', media: 'gallery', action: 'next', vin: VIN },
  ],
])('%s', (_what, press, expected) => {
  const fact = factOfPress({ ...PRESS, ...press });
  expect(fact).toEqual(expected);
  if (fact !== null) expect(factShape.parse(fact)).toEqual(fact);
});

test.each([
  ['tel:+18145550143', '+18145550143'],
  ['tel:8145550143', '+18145550143'],
  ['tel:18145550143', '+18145550143'],
  ['tel:814-555-0143', '+18145550143'],
  ['tel:1-814-555-0143', '+18145550143'],
  ['tel:+1 (814) 555-0143', '+18145550143'],
  ['tel:(814)%20555-0143', '+18145550143'],
  ['TEL:814.555.0143', '+18145550143'],
  ['tel:+18145550143;ext=12', '+18145550143'],
  ['tel:814-555-0143,12', '+18145550143'],
  ['tel:555-0143', null],
  ['tel:911', null],
  ['tel:+493012345678', null],
  ['tel:+4930123456', null],
  ['tel:28145550143', null],
  ['tel:814-CALL-NOW', null],
  ['tel:%E0%A4', null],
])('a press on %s is a call to %j', (href, phone) => {
  const fact = factOfPress({ ...PRESS, href, isCallToAction: false });
  expect(fact).toEqual(phone && { kind: 'phoneClicked', phone, department: 'sales' });
  if (fact !== null) expect(factShape.parse(fact)).toEqual(fact);
});

test.each(Object.values(PATHS).filter((path) => path.includes(':ticket')))(
  'a link to %s keeps its ticket',
  (path) => {
    const href = `${SITE}${path.replace(':ticket', 'abc.def')}`;
    expect(factOfPress({ ...PRESS, href })).toMatchObject({ kind: 'ctaClicked', href: path });
  },
);

test.each([
  [`/test-drive/${VIN}`, VIN],
  [`/used-cars-for-sale/2020-honda-${VIN.toLowerCase()}?x=1`, VIN],
  [`/personalize-my-price?vehicle=${VIN}&step=2`, VIN],
  [`/files/${VIN}0000`, null],
  ['/contact-us', null],
])('the VIN in %s is %j', (url, vin) => {
  expect(vinIn(url)).toBe(vin);
});
