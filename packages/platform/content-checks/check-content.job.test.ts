import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { evaluate, parse } from 'groq-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealership, owned } from '../../../tests/support/content-queries.ts';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { feedVehicles, importOf } from '../../../tests/support/imports.ts';
import { checkContent } from './check-content.job.ts';
import { readDiedFindings } from './nightly-findings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const [car, ...others] = feedVehicles(40, 3).map((one) => ({ ...one, isPrivate: false }));
if (car === undefined) throw new Error('No car');
const night = (day: number) => new Date(`2026-11-${String(day).padStart(2, '0')}T08:35:00Z`);
const published = (day: number) => ({ _updatedAt: `2026-11-${String(day).padStart(2, '0')}T12:00:00Z` });
const link = (key: string, href: string) => ({ _key: key, _type: 'link', label: { en: 'Go' }, href });

const shop = (slug: string) =>
  dealership(slug, { _updatedAt: '2026-01-01T00:00:00Z', languages: ['en'], timeZone: 'America/New_York' });
const article = (slug: string) =>
  owned('article', slug, 'oil', { ...published(1), slug: { current: 'oil' }, title: { en: 'Oil' } });
const page = (slug: string, day: number, ...hrefs: readonly string[]) =>
  owned('page', slug, 'links', {
    ...published(day),
    path: '/links',
    name: { en: 'Links' },
    blocks: hrefs.map((href, index) => link(`l${index}`, href)),
  });

/** Checks these documents as if they were all that is published. */
async function check(dataset: readonly object[], at: Date): Promise<void> {
  const client = createSanityClient({ projectId: 'x', dataset: 'x', token: 'x' });
  const sanity = Object.assign(Object.create(client), {
    withConfig: () => sanity,
    fetch: async (query: string, params: Record<string, unknown> = {}) =>
      (await evaluate(parse(query, { params }), { dataset, params })).get(),
  });
  const warn = (about: object) => {
    throw new Error(JSON.stringify(about));
  };
  await checkContent({ pool: database.pool, log: { warn }, sanity }, at);
}
const died = async (slug: string) => {
  const { checkedAt, findings } = await readDiedFindings(database.pool, `dealership-${slug}`);
  return { checkedAt, findings: findings.map(({ name, since }) => [name, since]) };
};

test('says what has died in published content since the night before, each dealership by itself', async () => {
  const store = createInventoryStore(database.pool);
  const importCars = (cars: readonly (typeof car)[], day: number) =>
    store.applyImport(importOf(cars, { dealership: 'dealership-a', at: night(day), force: true }));
  await importCars([car, ...others], 1);
  const links = ['/car-research/oil', vehiclePath(car), '/cars-for-sale/suvs', '/contact-us'];
  const bravo = [shop('b'), page('b', 1, '/car-research/oil')];

  await check([shop('a'), article('a'), page('a', 1, ...links), ...bravo], night(2));
  // A link that never worked has not died.
  expect(await died('b')).toEqual({ checkedAt: night(2).toISOString(), findings: [] });
  expect(await died('a')).toEqual({ checkedAt: night(2).toISOString(), findings: [] });

  await importCars(others, 3);
  await check([shop('a'), page('a', 1, ...links), ...bravo], night(3));
  const inNight3 = [
    ['Dead link', night(3).toISOString()],
    ['This car is gone', night(3).toISOString()],
  ];
  expect((await died('a')).findings).toEqual(inNight3);

  // Somebody added a link that leads nowhere, and mended the one to the article.
  await check([shop('a'), page('a', 3, '/contact-us', ...links.slice(1), '/nowhere'), ...bravo], night(4));
  expect(await died('a')).toEqual({ checkedAt: night(4).toISOString(), findings: [inNight3[1]] });
  expect((await died('b')).findings).toEqual([]);

  await check(bravo, night(5));
  expect(await died('a')).toEqual({ checkedAt: null, findings: [] });
});
