import { NO_FEES } from '@rooftop/content/documents/dealership/company/company';
import { TENANCY } from '@rooftop/content/documents/dealership/editor-fields';
import type { DealershipContent } from '@rooftop/content/content';
import { createContent } from '@rooftop/content/create-content';
import { REVIEW_CATEGORIES, REVIEW_PLATFORMS } from '@rooftop/content/documents/review/review';
import { BODY_STYLES } from '@rooftop/illustration/body-styles';
import type { Language } from '@rooftop/tenancy/languages';
import { type TestLake, startTestLake } from '../../tests/support/lake/lake.ts';
import { localDate } from '@rooftop/tenancy/calendar';
import { openSlots } from '@rooftop/tenancy/open-slots';
import { hoursOn } from '@rooftop/tenancy/opening-hours';
import { nextHolidays } from '@rooftop/tenancy/us-holidays';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Kit } from './kit.ts';
import { readKits } from './read-kits.ts';
import { seedContent } from './seed-content.ts';
import { renderSmall } from '../../tests/support/small-pictures.ts';

const { kits: tenants, shared } = await readKits();
/** The entries of a type in a dealership's kit. */
const entriesOf = (slug: string, type: string): Kit['entries'] =>
  tenants.flatMap((kit) => (kit.slug === slug ? kit.entries : [])).filter((entry) => entry.type === type);

// Tests what shoppers of the shipped dealerships read, through the website's own queries (spec 1, 2 and 9).
const running = new AsyncDisposableStack();
const warnings: string[] = [];
let read: (slug: string, language: Language) => DealershipContent;

beforeAll(async () => {
  const lake: TestLake = await startTestLake({ tenancy: TENANCY });
  running.defer(() => lake.stop());
  await seedContent({
    client: lake.administrator,
    kits: tenants,
    shared,
    render: renderSmall,
    reset: false,
  });
  const log = pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) });
  const content = createContent({ client: lake.administrator, log });
  running.defer(() => content.close());
  read = (slug, language) => content.forDealership(`dealership-${slug}`, { language });
}, 120_000);
afterAll(() => running.disposeAsync());

const inEveryLanguage = tenants.flatMap(({ slug, languages }) =>
  languages.map((language) => [slug, language] as const),
);

describe.each(inEveryLanguage)('%s in %s', (slug, language) => {
  test('is complete, and no document is skipped', async () => {
    const own = read(slug, language);
    expect((await own.homePage())?.blocks.map(({ _type }) => _type)).toEqual(
      z
        .array(z.object({ _type: z.string() }))
        .parse(entriesOf(slug, 'homePage')[0]?.fields['blocks'])
        .map(({ _type }) => _type),
    );
    expect(await own.settings()).not.toBeNull();
    const navigation = await own.navigation();
    expect(navigation?.header.map(({ links }) => links.length)).toEqual([8, 0, 0, 0]);
    expect(navigation?.footer.map(({ links }) => links.length)).toEqual([8, 0, 0, 0, 3, 2]);
    expect(navigation?.footerLine).toHaveLength(4);
    expect(await own.stores()).toHaveLength(entriesOf(slug, 'store').length);
    expect(await own.redirectRules()).toHaveLength(entriesOf(slug, 'redirectRule').length);
    expect((await own.bodyStyles()).map(({ value }) => value).sort()).toEqual([...BODY_STYLES].sort());
    expect(warnings).toEqual([]);
  });

  test('has an image wherever one is shown', async () => {
    const own = read(slug, language);
    for (const { image, icon } of await own.bodyStyles()) expect([image, icon]).not.toContain(null);
    for (const { img } of await own.promotions()) expect(img?.alt).toBeTruthy();
    for (const block of (await own.homePage())?.blocks ?? []) {
      if (block._type === 'heroSlides') {
        expect(block.slides).toHaveLength(3);
        for (const { image } of block.slides) expect(image?.alt).toBeTruthy();
      }
      if (block._type === 'departmentTabs') {
        expect(block.tabs).toHaveLength(4);
        for (const { image } of block.tabs) expect(image?.alt).toBeTruthy();
      }
      if (block._type === 'feature') expect(block.image?.alt).toBeTruthy();
    }
  });

  test('has enough reviews to fill a filtered list of nine', async () => {
    const reviews = await read(slug, language).reviews();
    expect(reviews.length).toBeGreaterThanOrEqual(14);
    for (const category of REVIEW_CATEGORIES)
      expect(reviews.filter(({ categories }) => categories.includes(category)).length).toBeGreaterThan(2);
    for (const platform of REVIEW_PLATFORMS) expect(reviews.map((one) => one.platform)).toContain(platform);
  });

  test.each([
    ['home', 10],
    ['financing', 9],
    ['sell-trade', 6],
    ['service', 6],
    ['protection', 11],
  ] as const)('has FAQs for %s: %i', async (place, count) => {
    const faqs = (await read(slug, language).faqs()).filter(({ places }) => places.includes(place));
    const own = faqs.filter(({ id }) => id.includes(slug));
    // Shared ones fill up the lists of dealerships that have fewer.
    expect([own.length, faqs.slice(0, count)]).toEqual([count, own]);
  });

  test('has the sample offers for every month since March 2024', async () => {
    const offers = await read(slug, language).offers();
    for (const amount of ['$250', '$200', '$59.95', '$30', '$20', '$2']) {
      const [offer] = offers.filter(({ name }) => name.split(' ').includes(amount));
      expect(offer, amount).toMatchObject({ recurring: 'monthly', startDate: '2024-03-01', endDate: null });
      expect(offer?.disclaimer).toContain('{expires}');
    }
    // The seventh applies to specific cars, so their pages show it.
    expect(offers.filter(({ vehicles }) => Object.values(vehicles).some((one) => one !== null))).toHaveLength(
      1,
    );
    expect(offers).toHaveLength(7);
  });

  test('has current, past and future promotions in both positions', async () => {
    const promotions = await read(slug, language).promotions();
    const on = promotions.filter(
      ({ startDate, endDate }) => startDate === '2024-03-01' && endDate === '2050-12-31',
    );
    expect(new Set(on.map(({ position }) => position)).size).toBe(2);
    expect(promotions.filter(({ endDate }) => endDate?.startsWith('2025'))).toHaveLength(1);
    expect(promotions.filter(({ startDate }) => startDate?.startsWith('2049'))).toHaveLength(1);
    expect(promotions.some(({ criterias }) => criterias.length > 0)).toBe(true);
  });

  test('has articles with internal links, and a different car search in each article that shows cars', async () => {
    const articles = await read(slug, language).articles();
    for (const { slug: name, body } of articles) {
      const links = body.flatMap((part) => (part._type === 'block' ? part.markDefs : []));
      const hrefs = links.map(({ href }) => href);
      expect(hrefs, name).not.toContain(null);
      expect(
        hrefs.some((href) => href?.startsWith('/')),
        name,
      ).toBe(true);
    }
    const searches = articles.flatMap(({ body }) =>
      body.flatMap((part) => (part._type === 'bodyVehicles' ? [part.search] : [])),
    );
    expect(new Set(searches).size).toBe(searches.length);
  });

  test('states the conditions of every claim', async () => {
    const conditions = { en: /with approved credit/i, es: /con crédito aprobado/i }[language];
    for (const block of (await read(slug, language).homePage())?.blocks ?? []) {
      if (block._type !== 'feature') continue;
      expect(block.terms).toBeTruthy();
      if (block.callToAction?.href.startsWith('/auto-financing')) {
        expect(block.terms).toMatch(conditions);
        for (const fact of ['$0.10', '$25,000', '24', '48']) expect(block.terms).toContain(fact);
        // Only a lender's form takes less than 60 seconds.
        if ((await read(slug, language).settings())?.preApprovalIsInstant)
          expect(block.terms).toContain('60');
      }
      if (block.callToAction?.href.startsWith('/sell-trade'))
        for (const fact of ['$300', '$1,000', 'VIN', '50', '7']) expect(block.terms).toContain(fact);
    }
  });
});

describe('the dealership that the spec describes to the cent', () => {
  test('has these fees, hours, reviews and promises', async () => {
    const settings = await read('north-country', 'en').settings();
    expect(settings?.company.fees).toEqual({
      ...NO_FEES,
      documentaryFee: 35_803,
      documentaryFeeSince: '2020-03-01',
      thirtyDayDrive: 1000,
    });
    expect(settings?.company.hours).toMatchObject({
      sales: {
        monday: { open: '08:30', close: '18:00' },
        saturday: { open: '09:00', close: '16:00' },
        sunday: null,
      },
      service: { friday: { open: '07:30', close: '18:00' }, saturday: null, sunday: null },
    });
    expect(settings?.reviewSource).toEqual({
      platform: 'google',
      url: 'https://maps.example/northcountrymotors',
      stars: 4.3,
      count: 1800,
      asOf: '2026-11-16',
    });
    expect(settings?.ratings).toEqual({
      service: { stars: 4.3, count: 3000 },
      profile: { stars: 4.6, count: 2000 },
    });
    expect(settings).toMatchObject({
      engineWarranty: { offered: true, terms: expect.stringContaining('85,000 miles') },
      maintenancePlan: { offered: true, terms: expect.stringContaining('two service visits') },
      repairWarranty: { offered: true, terms: expect.stringContaining('not for wear') },
      preApprovalLink: expect.stringMatching(/^https:/),
    });
  });
});

test('closes every store on the next holidays and offers no test drives then', async () => {
  const now = new Date();
  const closed = nextHolidays(localDate('America/New_York', now)).filter(
    ({ name }) => name !== 'Christmas Eve',
  );
  // Not Thanksgiving, which may be 53 weeks away.
  expect(closed.map(({ name }) => name)).toContain('Christmas Day');
  for (const { slug } of tenants) {
    const own = read(slug, 'en');
    const places = [(await own.settings())?.company, ...(await own.stores())];
    for (const place of places) {
      const week = place?.hours.sales;
      if (!week) throw new Error(`${slug} has a department without hours`);
      for (const { date, name } of closed) {
        expect([slug, name, hoursOn(week, date)]).toEqual([slug, name, null]);
        const before = new Date(Date.parse(`${date}T12:00:00Z`) - 2 * 86_400_000);
        const rules = { slotMinutes: 60, leadHours: 2, days: 14 };
        const days = openSlots(week, 'America/New_York', before, rules).map((day) => day.date);
        expect(days).toHaveLength(14);
        expect(days).not.toContain(date);
      }
    }
  }
});

describe('staff members', () => {
  test.each(inEveryLanguage)(
    'of %s in %s have a job title, portrait and bio, and work at an existing store',
    async (slug, language) => {
      const own = read(slug, language);
      const keys = (await own.stores()).map(({ key }) => key);
      const staff = await own.staff();
      expect(staff).toHaveLength(entriesOf(slug, 'staffMember').length);
      expect(new Set(staff.map(({ slug: address }) => address)).size).toBe(staff.length);
      expect(new Set(staff.map(({ department }) => department)).size).toBe(4);
      for (const { title, image, bio, storeKey } of staff) {
        expect([title, image, bio]).not.toContain(null);
        expect([null, ...keys]).toContain(storeKey);
      }
    },
  );

  test.each([
    ['lakeshore', 'Office of the President', 2],
    ['north-country', 'June LaClair', 1],
    ['summit', 'Marisol Vega', 1],
  ])(
    'of %s include the general manager who signs, and its leads go to the right number of CRMs',
    async (slug, generalManager, crms) => {
      const delivery = await read(slug, 'en').leadDelivery();
      expect(delivery?.generalManager?.fullName).toBe(generalManager);
      const addresses = [delivery, ...(delivery?.stores ?? [])].flatMap((place) => place?.crmAddresses ?? []);
      expect(addresses).toHaveLength(crms);
      expect(delivery?.apiBaseUrl).toBeNull();
      expect(Object.keys(delivery?.staffEmails ?? {})).toHaveLength((await read(slug, 'en').staff()).length);
      expect(warnings).toEqual([]);
    },
  );

  test('of the group include a different general manager for every store', async () => {
    const stores = (await read('lakeshore', 'en').leadDelivery())?.stores ?? [];
    expect(stores.map(({ key, generalManager }) => [key, generalManager?.fullName])).toEqual([
      ['erie', 'Denise Hartwell'],
      ['meadville', 'Grant Pellegrino'],
      ['jamestown', 'Ingrid Sandoval'],
      ['dunkirk', 'Anton Bielski'],
    ]);
  });
});

test('the group has four stores in two states, each with its own fees', async () => {
  const stores = await read('lakeshore', 'en').stores();
  expect(stores.map(({ key, address }) => [key, address.state])).toEqual([
    ['erie', 'PA'],
    ['meadville', 'PA'],
    ['jamestown', 'NY'],
    ['dunkirk', 'NY'],
  ]);
  expect(new Set(stores.map(({ profile }) => profile.fees.documentaryFee)).size).toBe(2);
});
