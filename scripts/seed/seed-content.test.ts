import { TENANCY } from '@rooftop/content/documents/dealership/editor-fields';
import { createContent } from '@rooftop/content/create-content';
import { LEGAL_KINDS } from '@rooftop/content/documents/legal-document/legal-document';
import { type Language, LANGUAGES } from '@rooftop/tenancy/languages';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { type TestLake, startTestLake } from '../../tests/support/lake/lake.ts';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Kit } from './kit.ts';
import { readKits } from './read-kits.ts';
import { type Seeded, seedContent } from './seed-content.ts';
import { renderSmall } from '../../tests/support/small-pictures.ts';

const log = pino({ enabled: false });

let lake: TestLake;
const startLake = (database: TestDatabase) => startTestLake({ tenancy: TENANCY }, database);

const { kits: tenants, shared } = await readKits();
const countShared = (type: string) => shared.entries.filter((entry) => entry.type === type).length;
const kits = tenants.filter(({ slug }) => slug === 'north-country');
const seed = (reset: boolean, chosen: readonly Kit[] = kits) =>
  seedContent({
    client: lake.administrator,
    kits: chosen,
    shared,
    render: renderSmall,
    reset,
  });

/** Serializes documents without their creation times, because a reset does not restore those. */
const withoutBirth = (documents: unknown) =>
  JSON.stringify(documents).replaceAll(/"_createdAt":"[^"]*"/g, '');

describe('with a seeded lake', { timeout: 120_000 }, () => {
  /** Seeded once, and copied for each test. */
  let filled: TestDatabase;
  let database: TestDatabase;
  let done: Seeded;
  beforeAll(async () => {
    filled = await freshDatabase();
    lake = await startLake(filled);
    done = await seed(false);
    await lake.stop();
  }, 120_000);
  afterAll(() => filled.drop());
  beforeEach(async () => {
    database = await freshDatabase(filled);
    lake = await startLake(database);
  });
  afterEach(async () => {
    await lake.stop();
    await database.drop();
  });

  test('an empty lake is filled once, and a reset restores the kits’ content', async () => {
    const client = lake.administrator;
    const raw = client.withConfig({ perspective: 'raw' });
    const everything =
      '*[_type == "dealership" || defined(dealership) || (everyDealership == true && _type != "sanity.imageAsset")] | order(_id asc) { ..., "_rev": "", "_updatedAt": "" }';
    const pictures = '*[_type == "sanity.imageAsset"] | order(_id asc) { _id, _updatedAt }';

    const seeded: unknown[] = await raw.fetch(everything);
    const drawn: unknown[] = await raw.fetch(pictures);
    expect(done).toEqual({ dealerships: 1, documents: seeded.length, pictures: drawn.length });
    expect(await seed(false)).toBeNull();

    await client
      .patch('homePage-north-country')
      .set({ title: { en: 'Changed' } })
      .commit();
    await client.createOrReplace({
      _id: 'drafts.store-north-country-watertown',
      _type: 'store',
      dealership: { _type: 'reference', _ref: 'dealership-north-country' },
    });
    await client.delete('promotion-north-country-trade-bonus');
    await client.delete('legalDocument-every-dealership-terms-of-sale');
    expect(await seed(false)).toBeNull();
    expect(await seed(true)).toEqual(done);
    expect(withoutBirth(await raw.fetch(everything))).toBe(withoutBirth(seeded));
    expect(await raw.fetch(pictures)).toEqual(drawn);
  });

  test('adds a new kit without touching other dealerships', async () => {
    const client = lake.administrator;
    await client
      .patch('homePage-north-country')
      .set({ title: { en: 'Changed by an editor' } })
      .commit();
    await client.create({
      _id: '6f1c9f0e-3c1b-4a52-9d5e-0b7a5f0a1c11',
      _type: 'dealership',
      name: 'Lakeshore',
      slug: { _type: 'slug', current: 'lakeshore' },
    });
    const raw = client.withConfig({ perspective: 'raw' });
    const others =
      '*[_type != "sanity.imageAsset" && _id != "dealership-summit" && dealership._ref != "dealership-summit"] | order(_id asc)';
    const before = await raw.fetch(others);

    const added = await seed(false, tenants);
    expect(added?.dealerships).toBe(1);
    expect(await client.fetch('count(*[dealership._ref == "dealership-summit"])')).toBeGreaterThan(50);
    expect(await client.fetch('count(*[dealership._ref == "dealership-lakeshore"])')).toBe(0);
    expect(await raw.fetch(others)).toEqual(before);
    expect(await seed(false, tenants)).toBeNull();
  });

  test('lets the website read seeded content and what is published next', async () => {
    const editor = lake.administrator;
    const viewer = lake.client(await lake.token({ role: 'viewer', tenant: '*' }));
    const content = createContent({ client: viewer, log });
    try {
      await expect.poll(() => content.health().live).toBe(true);
      const [dealership] = await content.dealerships();
      expect(dealership).toMatchObject({ id: 'dealership-north-country', languages: ['en'], cookieTier: 1 });
      const own = content.forDealership('dealership-north-country', { language: 'en' });
      expect((await own.stores()).map(({ key }) => key)).toEqual(['watertown']);

      const heard = new Promise((resolve) => content.onChange(resolve));
      await editor.patch('homePage-north-country').set({ 'title.en': 'New' }).commit();
      await heard;
      await expect.poll(async () => (await own.homePage())?.title).toBe('New');
      const misses = content.stats().misses;
      await own.stores();
      expect(content.stats().misses).toBe(misses);

      await editor.create({
        _id: 'dealership-fourth',
        _type: 'dealership',
        name: 'Fourth',
        slug: { _type: 'slug', current: 'fourth' },
      });
      await expect
        .poll(async () => (await content.dealerships()).map(({ slug }) => slug))
        .toEqual(['north-country', 'fourth']);
      const fourth = content.forDealership('dealership-fourth', { language: 'en' });
      expect(await fourth.homePage()).toBeNull();
    } finally {
      content.close();
    }
  });

  test('resolves a link in an answer to the article’s current URL in every language', async () => {
    const content = createContent({ client: lake.administrator, log });
    try {
      await expect.poll(() => content.health().live).toBe(true);
      const linked = async (language: Language) => {
        const faqs = await content.forDealership('dealership-north-country', { language }).faqs();
        const hrefs = faqs.flatMap(({ answer }) => answer.flatMap(({ markDefs }) => markDefs));
        return hrefs.map(({ href }) => href);
      };
      expect(await linked('en')).toContain('/car-research/how-often-to-change-your-oil');
      for (const slug of ['oil-changes', 'oil']) {
        const heard = new Promise((resolve) => content.onChange(resolve));
        await lake.administrator
          .patch('article-every-dealership-how-often-to-change-your-oil')
          .set({ 'slug.current': slug })
          .commit();
        await heard;
        for (const language of LANGUAGES) {
          await expect.poll(() => linked(language)).toContain(`/car-research/${slug}`);
          const hrefs = await linked(language);
          expect(hrefs).not.toContain('/car-research/how-often-to-change-your-oil');
        }
      }
    } finally {
      content.close();
    }
  });
});

test('adds shared content, and nothing else, if there is none yet', { timeout: 120_000 }, async () => {
  await using running = new AsyncDisposableStack();
  lake = await startTestLake({ tenancy: TENANCY });
  running.defer(() => lake.stop());
  const client = lake.administrator;
  await client.create({
    _id: 'dealership-old',
    _type: 'dealership',
    name: 'Old',
    slug: { _type: 'slug', current: 'old' },
  });
  const count = shared.entries.length;
  expect(await seed(false, [])).toMatchObject({ dealerships: 0, documents: count });
  expect(await client.fetch('*[defined(dealership)]._id')).toEqual([]);
  expect(await seed(false, [])).toBeNull();

  const content = createContent({ client, log });
  try {
    const own = content.forDealership('dealership-old', { language: 'es' });
    const kinds = LEGAL_KINDS.filter((kind) => kind !== 'trade-in-bonus');
    expect((await own.legalDocuments()).map(({ kind }) => kind)).toEqual(kinds.toSorted());
    expect(await own.helpCategories()).toHaveLength(countShared('helpCategory'));
    for (const { helpCategory } of await own.faqs()) expect(helpCategory).not.toBeNull();
    const articles = await own.articles();
    expect(articles).toHaveLength(countShared('article'));
    for (const { image } of articles) expect(image?.alt).toBeTruthy();
  } finally {
    content.close();
  }
});
