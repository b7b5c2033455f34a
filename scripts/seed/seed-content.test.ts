import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContent } from '@rooftop/content/create-content';
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { freshDatabase } from '@rooftop/database/testing';
import type { Role } from '@rooftop/lake/access/principal';
import { createRobot } from '@rooftop/lake/access/robots';
import { createLake } from '@rooftop/lake/lake';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tenants } from '../../tenants/tenants.ts';
import { seedContent } from './seed-content.ts';

const log = pino({ enabled: false });

async function startLake() {
  const database = await freshDatabase();
  const cacheDir = await mkdtemp(join(tmpdir(), 'rooftop-seed-'));
  const lake = await createLake({
    pool: database.pool,
    projectId: 'rooftop',
    dataset: 'production',
    publicUrl: 'http://localhost:4000',
    studioOrigins: ['http://localhost:3333'],
    cacheDir,
    log,
    onDiverged: (reason) => {
      throw new Error(reason);
    },
  });
  const port = await lake.listen(0, '127.0.0.1');
  return {
    /** A client of a robot with this role in all dealerships. */
    async client(role: Role) {
      const token = await createRobot(database.pool, { name: role, role, dealership: '*' });
      return createSanityClient({
        projectId: 'rooftop',
        dataset: 'production',
        token,
        apiHost: `http://127.0.0.1:${port}`,
      });
    },
    async stop() {
      await lake.close();
      await database.drop();
      await rm(cacheDir, { recursive: true, force: true });
    },
  };
}

let lake: Awaited<ReturnType<typeof startLake>>;
beforeEach(async () => {
  lake = await startLake();
});
afterEach(() => lake.stop());

const kit = tenants.filter(({ slug }) => slug === 'lakeshore');
/** Documents as text, without when they were created: a reset does not turn back time. */
const withoutBirth = (documents: unknown) =>
  JSON.stringify(documents).replaceAll(/"_createdAt":"[^"]*"/g, '');

const english = { language: 'en' } as const;

describe('on a real lake', { timeout: 60_000 }, () => {
  test('an empty one is filled once, and a reset brings back what the kit says', async () => {
    const client = await lake.client('administrator');
    const raw = client.withConfig({ perspective: 'raw' });
    const seed = (reset: boolean) => seedContent({ client, kits: kit, platformDomain: 'localhost', reset });
    const everything =
      '*[_type in ["dealership", "homePage", "store"]] | order(_id asc) { ..., "_rev": "", "_updatedAt": "" }';

    expect(await seed(false)).toEqual({ dealerships: 1, documents: 6, pictures: 1 });
    const seeded: unknown = await raw.fetch(everything);
    expect(await seed(false)).toBeNull();

    await client.patch('homePage-lakeshore').set({ 'hero.headline.en': 'Changed' }).commit();
    await client.createOrReplace({
      _id: 'drafts.store-lakeshore-erie',
      _type: 'store',
      dealership: { _type: 'reference', _ref: 'dealership-lakeshore' },
    });
    await client.delete('store-lakeshore-dunkirk');
    expect(await seed(false)).toBeNull();
    expect(await seed(true)).toEqual({ dealerships: 1, documents: 6, pictures: 1 });
    expect(withoutBirth(await raw.fetch(everything))).toBe(withoutBirth(seeded));
    expect(await raw.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(1);
  });

  test('the website reads what was seeded, and what is published next', async () => {
    const editor = await lake.client('administrator');
    await seedContent({ client: editor, kits: kit, platformDomain: 'localhost', reset: false });
    const content = createContent({ client: await lake.client('viewer'), log });
    try {
      await vi.waitFor(() => expect(content.health().live).toBe(true));
      const [dealership] = await content.dealerships();
      expect(dealership).toMatchObject({ id: 'dealership-lakeshore', slug: 'lakeshore', languages: ['en'] });
      const lakeshore = content.forDealership('dealership-lakeshore', english);
      expect((await lakeshore.stores()).map(({ key }) => key)).toEqual([
        'erie',
        'meadville',
        'jamestown',
        'dunkirk',
      ]);
      expect((await lakeshore.homePage())?.hero).toMatchObject({
        headline: 'Every car, one honest price.',
        image: { asset: { width: 2400, height: 1350 }, alt: expect.stringContaining('lake') },
      });

      const heard = new Promise((resolve) => content.onChange(resolve));
      await editor.patch('homePage-lakeshore').set({ 'hero.headline.en': 'New' }).commit();
      await heard;
      expect((await lakeshore.homePage())?.hero.headline).toBe('New');
      const misses = content.stats().misses;
      await lakeshore.stores();
      expect(content.stats().misses).toBe(misses);

      await editor.create({
        _id: 'dealership-fourth',
        _type: 'dealership',
        name: 'Fourth',
        slug: { _type: 'slug', current: 'fourth' },
        languages: ['es'],
        timeZone: 'America/Chicago',
        theme: kit[0]?.theme,
      });
      await vi.waitFor(async () => {
        expect((await content.dealerships()).map(({ slug }) => slug)).toEqual(['lakeshore', 'fourth']);
      });
      expect(await content.forDealership('dealership-fourth', english).homePage()).toBeNull();
    } finally {
      content.close();
    }
  });
});
