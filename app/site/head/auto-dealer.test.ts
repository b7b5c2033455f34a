import { companyOf } from '@rooftop/content/documents/dealership/company/company';
import type { Store } from '@rooftop/content/documents/store/store';
import { renderToStaticMarkup } from 'react-dom/server';
import { SALES_WEEK } from '../../../tests/support/weeks.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testDealership, testSettings, testStore } from '../../../tests/support/website.ts';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { autoDealers, serviceListings } from './auto-dealer.ts';

const time = z.string().regex(/^\d{2}:\d{2}$/);
const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const hours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z.array(z.enum(DAY_NAMES)).min(1),
  opens: time,
  closes: time,
});
const listing = {
  name: z.string().min(1),
  url: z.url(),
  priceRange: z.literal('$-$$'),
  telephone: z.string().startsWith('+').optional(),
  address: z
    .strictObject({
      '@type': z.literal('PostalAddress'),
      streetAddress: z.string(),
      addressLocality: z.string(),
      addressRegion: z.string().length(2),
      postalCode: z.string(),
      addressCountry: z.literal('US'),
    })
    .optional(),
  geo: z
    .strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() })
    .optional(),
  openingHoursSpecification: z.array(hours).optional(),
  specialOpeningHoursSpecification: z
    .array(
      z.strictObject({
        '@type': z.literal('OpeningHoursSpecification'),
        validFrom: z.iso.date(),
        validThrough: z.iso.date(),
        opens: z.string(),
        closes: z.string(),
      }),
    )
    .optional(),
  image: z.url().optional(),
};
/** The part of https://schema.org/AutoDealer that pages contain. */
const autoDealer = z.strictObject({
  '@type': z.literal('AutoDealer'),
  '@id': z.url(),
  ...listing,
  email: z.string().optional(),
  logo: z.url().optional(),
  hasMap: z.url().optional(),
  sameAs: z.array(z.url()).optional(),
  parentOrganization: z.strictObject({ '@id': z.url() }).optional(),
  department: z
    .array(z.strictObject({ '@type': z.enum(['AutoRepair', 'AutoPartsStore']), ...listing }))
    .optional(),
});

const service = { ...SALES_WEEK, saturday: null };
const full = testStore({ hours: { sales: SALES_WEEK, service } });

function dealers(stores: readonly Store[], chosen?: Store, settings = testSettings()) {
  return autoDealers({
    url: 'https://alpha.example/',
    company: companyOf(testDealership(), settings, stores, chosen),
    stores,
    departmentName: (department, place) => `${place}: ${department}`,
    logo: 'https://alpha.example/logo.png',
    image: undefined,
  });
}

test('follows the schema.org type for one store, several, and none', () => {
  for (const stores of [[], [full], [full, testStore({ key: 'erie' })]])
    for (const one of dealers(stores)) expect(() => autoDealer.parse(one)).not.toThrow();
});

test('omits a business without a known address', () => {
  expect(dealers([])).toEqual([]);
});

test('groups days with equal hours and omits closed days', () => {
  const [dealer] = dealers([full]);
  expect(
    dealer?.openingHoursSpecification?.map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes]),
  ).toEqual([
    [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '08:30', '18:00'],
    [['Saturday'], '09:00', '16:00'],
  ]);
});

test('includes closed days and special hours', () => {
  const special = [
    { date: '2026-11-26', name: 'Thanksgiving', hours: null },
    { date: '2026-12-24', name: 'Christmas Eve', hours: { open: '09:00', close: '13:00' } },
  ];
  const { sales } = full.hours;
  const [dealer] = dealers([{ ...full, hours: { ...full.hours, sales: sales && { ...sales, special } } }]);
  expect(dealer?.specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-11-26',
      validThrough: '2026-11-26',
      opens: '00:00',
      closes: '00:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
      opens: '09:00',
      closes: '13:00',
    },
  ]);
});

test('lists service and parts as departments if there is a service department', () => {
  const [dealer] = dealers([full]);
  expect(dealer?.department?.map((one) => [one['@type'], one.name])).toEqual([
    ['AutoRepair', 'Alpha Motors: service'],
    ['AutoPartsStore', 'Alpha Motors: parts'],
  ]);
  expect(dealers([testStore()])[0]?.department).toBeUndefined();
});

test('lists stores if there are several; the chosen one is the business', () => {
  const erie = testStore({
    key: 'erie',
    name: 'Alpha Erie',
    phones: { sales: '+18145550142', service: null },
  });
  expect(dealers([full])).toHaveLength(1);
  const [whole, ...rest] = dealers([full, erie], erie);
  expect([whole?.name, whole?.telephone]).toEqual(['Alpha Erie', '+18145550142']);
  expect(rest.map((one) => [one.name, one.parentOrganization?.['@id']])).toEqual([
    ['Alpha Watertown', 'https://alpha.example/#dealership'],
    ['Alpha Erie', 'https://alpha.example/#dealership'],
  ]);
});

test('omits unsafe URLs', () => {
  const settings = testSettings({
    social: [
      { network: 'x', url: 'javascript:alert(1)' },
      { network: 'yelp', url: 'https://yelp.example/alpha' },
    ],
  });
  const [dealer] = dealers([testStore({ mapsLink: 'javascript:alert(1)' })], undefined, settings);
  expect([dealer?.sameAs, dealer?.hasMap]).toEqual([['https://yelp.example/alpha'], undefined]);
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '"}]}', '\u2028'])(
  'a store named %j cannot close the script element',
  (name) => {
    const html = renderToStaticMarkup(JsonLd({ of: dealers([full, testStore({ key: 'b', name })]) }));
    expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
    const json = html.replace(/^<script[^>]*>|<\/script>$/g, '');
    expect(
      z
        .array(z.object({ name: z.string() }))
        .parse(JSON.parse(json))
        .at(-1)?.name,
    ).toBe(name);
  },
);

test.each([
  [
    'a dealership without stores',
    [],
    testSettings({ address: { ...full.address, country: 'US' }, hours: { sales: null, service } }),
    ['dealership'],
  ],
  [
    'every store with a service department',
    [full, testStore({ key: 'b' })],
    testSettings(),
    ['store-watertown'],
  ],
  ['no one', [testStore()], testSettings(), []],
] as const)('lists service and parts of %s', (_of, stores, settings, ids) => {
  const url = 'https://alpha.example/service';
  const listings = serviceListings(
    {
      url: 'https://alpha.example/',
      company: companyOf(testDealership(), settings, stores, undefined),
      stores,
      departmentName: (department, place) => `${place}: ${department}`,
      logo: undefined,
      image: undefined,
    },
    url,
  );
  expect(listings.map((one) => [one['@type'], one['@id'], one.priceRange, one.url])).toEqual(
    ids.flatMap((id) => [
      ['AutoRepair', `${url}#service-${id}`, '$-$$', url],
      ['AutoPartsStore', `${url}#parts-${id}`, '$-$$', url],
    ]),
  );
  for (const { parentOrganization } of listings)
    expect(parentOrganization).toEqual({ '@id': 'https://alpha.example/#dealership' });
});
