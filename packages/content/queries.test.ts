import { NO_FEES } from './documents/dealership/company/company.ts';
import { describe, expect, test } from 'vitest';
import { articlesQuery } from './documents/article/article.groq.ts';
import { dealershipsQuery } from './documents/dealership/dealership.groq.ts';
import type { HomePage } from './documents/home-page/home-page.ts';
import { homePageQuery } from './documents/home-page/home-page.groq.ts';
import { navigationQuery } from './documents/navigation/navigation.groq.ts';
import { pagesQuery } from './documents/page/page.groq.ts';
import { settingsQuery } from './documents/dealership/settings/settings.groq.ts';
import { storesQuery } from './documents/store/store.groq.ts';
import type { Language } from '@rooftop/tenancy/languages';
import {
  runCompleteQuery,
  runQuery,
  asset,
  dealership,
  owned,
  paragraph,
  picture,
} from '../../tests/support/content-queries.ts';

const homePage = (slug: string, ...blocks: object[]) =>
  owned('homePage', slug, 'page', { blocks: blocks.map((block, index) => ({ _key: `${index}`, ...block })) });
const slides = (...list: object[]) => ({
  _type: 'heroSlides',
  slides: list.map((slide, index) => ({ _key: `${index}`, ...slide })),
});
const store = (slug: string, key: string, more = {}) =>
  owned('store', slug, key, {
    key,
    name: `${slug} ${key}`,
    address: { line1: '1 Main Street', city: 'Erie', state: 'PA', zip: '16501' },
    coordinates: { lat: 42.1, lng: -80.1 },
    phones: { sales: '+18145550142' },
    ...more,
  });

describe('the registry', () => {
  test('lists every dealership, oldest first, with defaults for missing values', async () => {
    const list = await runCompleteQuery(dealershipsQuery, [
      dealership('a', { cookieTier: 3, notLaunched: true }),
      dealership('b', { hostnames: ['b.example'] }),
      homePage('a'),
    ]);
    expect(
      list.map(({ id, hostnames, logo, cookieTier, isLaunched }) => ({
        id,
        hostnames,
        logo,
        cookieTier,
        isLaunched,
      })),
    ).toEqual([
      { id: 'dealership-b', hostnames: ['b.example'], logo: null, cookieTier: 2, isLaunched: true },
      { id: 'dealership-a', hostnames: [], logo: null, cookieTier: 3, isLaunched: false },
    ]);
  });

  const entered = { rate: 6.24, months: 72, downPercent: 20 };
  test.each<[what: string, financing: object | undefined, read: object | null]>([
    ['rate, term and down payment', entered, entered],
    ['no financing', undefined, null],
    ['a rate alone', { rate: 6.24 }, null],
    ['no down payment', { rate: 6.24, months: 72 }, null],
    ['a down payment of 0', { ...entered, downPercent: 0 }, { ...entered, downPercent: 0 }],
    ['a term that no calculator has', { ...entered, months: 71 }, null],
    ['a rate in words', { ...entered, rate: 'low' }, null],
  ])('is online and advertises payments accordingly with %s entered', async (_, financing, read) => {
    const [one] = await runCompleteQuery(dealershipsQuery, [dealership('a', { financing })]);
    expect(one?.financing).toEqual(read);
  });

  test.each([
    [{ brand: '#0b4a5e', accent: '#f26a1b' }, '#0b4a5e'],
    [{ accent: '#f26a1b' }, '#f26a1b'],
    [undefined, '#00a651'],
  ])('with the theme %j uses the loading bar %s (spec 9)', async (theme, color) => {
    const [one] = await runCompleteQuery(dealershipsQuery, [dealership('a', { theme })]);
    expect(one?.theme.progress).toBe(color);
  });

  test.each([
    ['own', ['dealership-a'], true],
    ['nobody’s', undefined, true],
    ["another dealership's", ['dealership-b'], false],
  ])('handles a logo that is %s', async (_whose, stamps, shown) => {
    const [one] = await runCompleteQuery(dealershipsQuery, [
      dealership('a', { logo: picture('l') }),
      asset('l', stamps),
    ]);
    expect(one?.logo?.asset.width).toBe(shown ? 2400 : undefined);
  });
});

/** The first slide of a home page. */
function slideOf(page: HomePage | null) {
  const [block] = page?.blocks ?? [];
  return block?._type === 'heroSlides' ? block.slides[0] : undefined;
}

describe('the home page', () => {
  const headline = { en: 'Hello', es: 'Hola' };

  test.each<[Language, object, string | null]>([
    ['en', { en: 'Hello', es: 'Hola' }, 'Hello'],
    ['es', { en: 'Hello', es: 'Hola' }, 'Hola'],
    ['es', { en: 'Hello' }, 'Hello'],
    ['es', { en: 'Hello', es: '' }, 'Hello'],
    ['en', { es: 'Hola' }, 'Hola'],
    ['en', { en: '', es: 'Hola' }, 'Hola'],
    ['en', {}, null],
  ])('in %s reads %j as %j', async (language, text, read) => {
    const page = await runCompleteQuery(homePageQuery, [homePage('a', slides({ headline, text }))], {
      language,
    });
    expect(slideOf(page)?.text).toBe(read);
  });

  test('returns the own home page, or null', async () => {
    const dataset = [
      homePage('a', slides({ headline })),
      homePage('b', slides({ headline: { en: 'Other' } })),
    ];
    const of = async (slug: string) =>
      runCompleteQuery(homePageQuery, dataset, { dealership: `dealership-${slug}` });
    expect(slideOf(await of('b'))?.headline).toBe('Other');
    expect(await of('c')).toBeNull();
  });

  test.each([
    ['own', ['dealership-b', 'dealership-a'], true],
    ['nobody’s', undefined, true],
    ["another dealership's", ['dealership-b'], false],
  ])('handles a picture that is %s', async (_whose, stamps, shown) => {
    const image = picture('p', { alt: { en: 'A lake' }, hotspot: { x: 0.5, y: 0.5, width: 1, height: 1 } });
    const page = await runCompleteQuery(homePageQuery, [
      homePage('a', slides({ headline, image })),
      asset('p', stamps),
    ]);
    expect(slideOf(page)?.image?.alt).toBe(shown ? 'A lake' : undefined);
  });

  test('returns no picture if its file is missing', async () => {
    const page = await runCompleteQuery(homePageQuery, [
      homePage('a', slides({ headline, image: picture('p') })),
    ]);
    expect(slideOf(page)?.image).toBeNull();
  });

  test('returns every kind of block in the requested language', async () => {
    const heading = { en: 'Heading', es: 'Título' };
    const link = { label: { en: 'Go', es: 'Ir' }, href: '/go' };
    const tile = { _key: 't', ...link, icon: 'price' };
    const page = await runCompleteQuery(
      homePageQuery,
      [
        homePage(
          'a',
          slides({ headline, callToAction: link }),
          { _type: 'buttonStrip', buttons: [tile] },
          { _type: 'departmentTabs', tabs: [{ _key: 't', label: heading, links: [link] }] },
          { _type: 'bodyStyleTiles', heading },
          { _type: 'filterTiles', heading, tiles: [tile] },
          { _type: 'reviewStrip', heading },
          { _type: 'promotionList', position: 'grid-item' },
          { _type: 'faqList', place: 'home', count: 4 },
          {
            _type: 'feature',
            heading,
            body: { en: [paragraph('Why')] },
            points: [{ es: 'Uno' }, { en: 'Two' }],
          },
          { _type: 'storeList' },
        ),
      ],
      { language: 'es' },
    );
    const ir = { label: 'Ir', href: '/go' };
    expect(page?.blocks).toMatchObject([
      { _type: 'heroSlides', slides: [{ headline: 'Hola', callToAction: ir, secondCallToAction: null }] },
      { _type: 'buttonStrip', buttons: [{ ...ir, text: null, icon: 'price' }] },
      { _type: 'departmentTabs', heading: null, tabs: [{ label: 'Título', image: null, links: [ir] }] },
      { _type: 'bodyStyleTiles', heading: 'Título', text: null },
      { _type: 'filterTiles', tiles: [ir] },
      { _type: 'reviewStrip', count: 9 },
      { _type: 'promotionList', position: 'grid-item', tag: null },
      { _type: 'faqList', place: 'home', count: 4 },
      { _type: 'feature', body: [paragraph('Why')], points: ['Uno', 'Two'], terms: null, imageSide: 'right' },
      { _type: 'storeList', heading: null },
    ]);
  });

  test('leaves out and reports incomplete parts and keeps the rest', async () => {
    const { value, broken } = await runQuery(homePageQuery, [
      homePage(
        'a',
        slides({ text: { en: 'No headline' } }, { headline, callToAction: { href: '/no-words' } }),
        { _type: 'promotionList', position: 'nowhere' },
        { _type: 'ghost' },
        { _type: 'storeList' },
      ),
    ]);
    expect(value?.blocks).toMatchObject([
      { _type: 'heroSlides', slides: [{ headline: 'Hello', callToAction: null }] },
      { _type: 'storeList' },
    ]);
    expect(broken).toEqual([
      'blocks[0].slides[0].headline',
      'blocks[0].slides[1].callToAction.label',
      'blocks[1].position',
      'blocks[2]._type',
    ]);
  });
});

test('returns the own menus and leaves out entries without a label', async () => {
  const label = { en: 'Service', es: 'Servicio' };
  const group = { _key: 'g', label, links: [{ label, href: '/service' }, { href: '/nothing' }] };
  const dataset = [
    owned('navigation', 'a', 'menus', { header: [group] }),
    owned('navigation', 'b', 'menus', { header: [] }),
  ];
  const { value, broken } = await runQuery(navigationQuery, dataset, { language: 'es' });
  const servicio = { label: 'Servicio', href: '/service' };
  expect(value).toEqual({
    header: [{ key: 'g', label: 'Servicio', href: null, links: [servicio] }],
    footer: [],
    footerLine: [],
  });
  expect(broken).toEqual(['header[0].links[1].label']);
  expect(await runCompleteQuery(navigationQuery, dataset, { dealership: 'dealership-c' })).toBeNull();
});

describe('stores', () => {
  test("returns own stores in order, in their own or the dealership's time zone", async () => {
    const dataset = [
      dealership('a', { timeZone: 'America/New_York' }),
      store('a', 'north', { order: 20 }),
      store('a', 'south', { order: 10, timeZone: 'America/Chicago' }),
      store('b', 'west', { order: 1 }),
    ];
    const stores = await runCompleteQuery(storesQuery, dataset);
    expect(stores.map(({ key, timeZone }) => [key, timeZone])).toEqual([
      ['south', 'America/Chicago'],
      ['north', 'America/New_York'],
    ]);
  });

  test('gives stores the default time zone if neither they nor their dealership have one', async () => {
    const { timeZone: _none, ...withoutZone } = { ...dealership('a'), timeZone: null };
    const stores = await runCompleteQuery(storesQuery, [withoutZone, store('a', 'north')]);
    expect(stores.map(({ timeZone }) => timeZone)).toEqual(['America/New_York']);
  });

  test("returns a store's own profile without values from elsewhere", async () => {
    const profile = {
      phone: '+18145550143',
      fees: { documentaryFee: 35803 },
    };
    const dataset = [
      dealership('a', { timeZone: 'America/New_York', company: { email: 'all@example.com' } }),
      store('a', 'north', { profile }),
    ];
    const [one] = await runCompleteQuery(storesQuery, dataset, { language: 'es' });
    expect(one?.profile).toEqual({
      phone: '+18145550143',
      email: null,
      mapZoom: null,
      social: [],
      fees: { ...NO_FEES, documentaryFee: 35803 },
    });
  });

  test('applies special days to all existing departments', async () => {
    const sales = { monday: { closed: false, open: '08:30', close: '18:00' } };
    const special = [{ _key: 'a', date: '2026-11-26', name: 'Thanksgiving', closed: true, open: '09:00' }];
    const [one] = await runCompleteQuery(storesQuery, [
      dealership('a', { timeZone: 'America/New_York' }),
      store('a', 'x', { hours: { sales, special } }),
    ]);
    expect(one?.hours.sales?.special).toEqual([{ date: '2026-11-26', name: 'Thanksgiving', hours: null }]);
    expect(one?.hours.service).toBeNull();
  });

  test('treats a day without times as closed and a department without hours as missing', async () => {
    const monday = { closed: false, open: '08:30', close: '18:00' };
    const hours = {
      sales: { monday, tuesday: { closed: true, open: '08:30', close: '18:00' }, sunday: { closed: false } },
    };
    const [one] = await runCompleteQuery(storesQuery, [
      dealership('a', { timeZone: 'America/New_York' }),
      store('a', 'x', { hours }),
    ]);
    expect(one?.hours.service).toBeNull();
    expect(one?.hours.sales).toMatchObject({
      monday: { open: '08:30', close: '18:00' },
      tuesday: null,
      sunday: null,
      friday: null,
    });
  });
});

test.each([homePageQuery, pagesQuery, settingsQuery, articlesQuery])(
  'keeps $name short enough for a GET request',
  ({ groq }) => {
    // @sanity/client sends queries longer than 11,264 characters as POST, which few caches store. Its parameters take
    // up to 120 of them.
    expect(new URLSearchParams({ query: groq }).toString().length).toBeLessThan(11_100);
  },
);
