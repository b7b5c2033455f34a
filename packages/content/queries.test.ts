import { evaluate, parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import type { ContentQuery } from './content-query.ts';
import { dealershipsQuery } from './documents/dealership.groq.ts';
import type { HomePage } from './documents/home-page.ts';
import { homePageQuery } from './documents/home-page.groq.ts';
import { storesQuery } from './documents/store.groq.ts';
import type { Language } from './languages.ts';

const hash = (of: string) => of.charCodeAt(0).toString(16).padStart(40, '0');
const asset = (of: string, dealerships?: string[]) => ({
  _id: `image-${hash(of)}-2400x1350-webp`,
  _type: 'sanity.imageAsset',
  metadata: { dimensions: { width: 2400, height: 1350 }, lqip: 'data:image/png;base64,AA==' },
  ...(dealerships && { dealerships }),
});
const reference = (id: string) => ({ _type: 'reference', _ref: id });
const picture = (of: string, more = {}) => ({ asset: reference(asset(of)._id), ...more });
const dealership = (slug: string, more = {}) => ({
  _id: `dealership-${slug}`,
  _type: 'dealership',
  _createdAt: `2026-01-0${slug === 'a' ? 2 : 1}T00:00:00Z`,
  name: slug.toUpperCase(),
  slug: { current: slug },
  languages: ['en', 'es'],
  timeZone: 'America/New_York',
  theme: {
    brand: '#0b4f5c',
    accent: '#ff7a1a',
    neutral: 'cool',
    radius: 10,
    displayFace: 'archivo',
    header: 'light',
  },
  ...more,
});
const homePage = (slug: string, ...slides: object[]) => ({
  _id: `homePage-${slug}`,
  _type: 'homePage',
  dealership: reference(`dealership-${slug}`),
  blocks: [
    {
      _type: 'heroSlides',
      _key: 'slides',
      slides: slides.map((slide, index) => ({ _key: `${index}`, ...slide })),
    },
  ],
});
const store = (slug: string, key: string, more = {}) => ({
  _id: `store-${slug}-${key}`,
  _type: 'store',
  dealership: reference(`dealership-${slug}`),
  key,
  name: `${slug} ${key}`,
  address: { line1: '1 Main Street', city: 'Erie', state: 'PA', zip: '16501' },
  coordinates: { lat: 42.1, lng: -80.1 },
  phones: { sales: '+18145550142' },
  ...more,
});

/** What the query answers over these documents, checked. */
async function ask<Value>(
  query: ContentQuery<Value>,
  dataset: object[],
  dealershipId = 'dealership-a',
  language: Language = 'en',
): Promise<Value> {
  const params = { dealership: dealershipId, language };
  const result: unknown = await (await evaluate(parse(query.groq, { params }), { dataset, params })).get();
  const { value, broken } = query.check(result, undefined);
  expect(broken).toEqual([]);
  return value;
}

describe('the registry', () => {
  test('lists every dealership, the oldest first, without what is optional', async () => {
    const list = await ask(dealershipsQuery, [
      dealership('a'),
      dealership('b', { hostnames: ['b.example'] }),
      homePage('a', {}),
    ]);
    expect(list.map(({ id, hostnames, logo }) => ({ id, hostnames, logo }))).toEqual([
      { id: 'dealership-b', hostnames: ['b.example'], logo: null },
      { id: 'dealership-a', hostnames: [], logo: null },
    ]);
  });

  test.each([
    ['own', ['dealership-a'], true],
    ['nobody’s', undefined, true],
    ["another dealership's", ['dealership-b'], false],
  ])('a logo that is %s', async (_whose, stamps, shown) => {
    const [one] = await ask(dealershipsQuery, [dealership('a', { logo: picture('l') }), asset('l', stamps)]);
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
  ])('in %s %j reads %j', async (language, text, read) => {
    const page = await ask(homePageQuery, [homePage('a', { headline, text })], 'dealership-a', language);
    expect(slideOf(page)?.text).toBe(read);
  });

  test('is the own one, or null', async () => {
    const dataset = [homePage('a', { headline }), homePage('b', { headline: { en: 'Other' } })];
    expect(slideOf(await ask(homePageQuery, dataset, 'dealership-b'))?.headline).toBe('Other');
    expect(await ask(homePageQuery, dataset, 'dealership-c')).toBeNull();
  });

  test.each([
    ['own', ['dealership-b', 'dealership-a'], true],
    ['nobody’s', undefined, true],
    ["another dealership's", ['dealership-b'], false],
  ])('a picture that is %s', async (_whose, stamps, shown) => {
    const image = picture('p', { alt: { en: 'A lake' }, hotspot: { x: 0.5, y: 0.5, width: 1, height: 1 } });
    const page = await ask(homePageQuery, [homePage('a', { headline, image }), asset('p', stamps)]);
    expect(slideOf(page)?.image?.alt).toBe(shown ? 'A lake' : undefined);
  });

  test('a picture whose file is gone is no picture', async () => {
    const page = await ask(homePageQuery, [homePage('a', { headline, image: picture('p') })]);
    expect(slideOf(page)?.image).toBeNull();
  });
});

describe('stores', () => {
  test('are the own ones in their order, in their own time zone or that of the dealership', async () => {
    const dataset = [
      dealership('a'),
      store('a', 'north', { order: 20 }),
      store('a', 'south', { order: 10, timeZone: 'America/Chicago' }),
      store('b', 'west', { order: 1 }),
    ];
    const stores = await ask(storesQuery, dataset);
    expect(stores.map(({ key, timeZone }) => [key, timeZone])).toEqual([
      ['south', 'America/Chicago'],
      ['north', 'America/New_York'],
    ]);
  });

  test('a day without times is closed, and a department without hours has none', async () => {
    const monday = { closed: false, open: '08:30', close: '18:00' };
    const hours = {
      sales: { monday, tuesday: { closed: true, open: '08:30', close: '18:00' }, sunday: { closed: false } },
    };
    const [one] = await ask(storesQuery, [dealership('a'), store('a', 'x', { hours })]);
    expect(one?.hours.service).toBeNull();
    expect(one?.hours.sales).toMatchObject({
      monday: { open: '08:30', close: '18:00' },
      tuesday: null,
      sunday: null,
      friday: null,
    });
  });
});
