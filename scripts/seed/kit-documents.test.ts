import { access } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { dealershipShape } from '@rooftop/content/documents/dealership';
import { schemaTypes } from '@rooftop/content/schema';
import { validateDocument } from '@sanity/validation';
import { createSchema } from 'sanity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenants } from '../../tenants/tenants.ts';
import { kitDocuments } from './kit-documents.ts';

const ASSET = 'image-0000000000000000000000000000000000000000-2400x1350-webp';
const documents = tenants.flatMap((kit) => kitDocuments(kit, 'localhost', () => ASSET));

test('ids are unique and tell type, dealership and store', () => {
  const ids = documents.map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining(['dealership-summit', 'homePage-north-country', 'store-lakeshore-erie']),
  );
});

test('every document but the dealerships belongs to one of them', () => {
  for (const document of documents) {
    if (document._type === 'dealership') continue;
    expect(documents.map(({ _id }) => _id)).toContain(document.dealership._ref);
  }
});

test('hostnames are below the platform’s domain, or examples', () => {
  const hostnames = documents.flatMap((document) =>
    document._type === 'dealership' ? (document.hostnames ?? []) : [],
  );
  expect(new Set(hostnames).size).toBe(hostnames.length);
  for (const hostname of hostnames) expect(hostname).toMatch(/\.(localhost|example)$/);
});

test('phones are of the range that is nobody’s', () => {
  for (const { phones } of tenants.flatMap(({ stores }) => stores)) {
    for (const phone of Object.values(phones)) expect(phone).toMatch(/^\+1\d{3}55501\d{2}$/);
  }
});

test.each(tenants.map((kit) => [kit.slug, kit] as const))(
  '%s has its pictures and a valid theme',
  async (slug, kit) => {
    await access(new URL(`../../tenants/${slug}/assets/${kit.homePage.picture.file}`, import.meta.url));
    expect(dealershipShape.shape.theme.safeParse(kit.theme).success).toBe(true);
  },
);

test('the fees and hours of the one that is described to the hour', () => {
  const [store] = tenants.find(({ slug }) => slug === 'north-country')?.stores ?? [];
  expect(store?.hours.sales).toMatchObject({
    monday: { open: '08:30', close: '18:00' },
    saturday: { open: '09:00', close: '16:00' },
    sunday: null,
  });
  expect(store?.hours.service).toMatchObject({
    friday: { open: '07:30', close: '18:00' },
    saturday: null,
    sunday: null,
  });
});

describe('the Studio finds nothing to complain about', () => {
  const schema = createSchema({ name: 'default', types: schemaTypes });
  const ids = new Set([ASSET, ...documents.map(({ _id }) => _id)]);
  const stamp = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: 'r' };
  // The lake that rules ask: no other document has the hostname (a count), the slug is free (a truth).
  const lake = createServer(({ url }, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ result: url?.includes('query=count') ? 0 : true }));
  });
  beforeAll(() => new Promise<void>((resolve) => lake.listen(0, '127.0.0.1', resolve)));
  afterAll(() => lake.close());

  test.each(documents.map((document) => [document._id, document] as const))(
    'in %s',
    async (_id, document) => {
      const address = lake.address();
      if (address === null || typeof address === 'string') throw new Error('not listening on a port');
      const { markers } = await validateDocument({
        schema,
        document: { ...stamp, ...document },
        client: createSanityClient({
          projectId: 'rooftop',
          dataset: 'production',
          token: 'none',
          apiHost: `http://127.0.0.1:${address.port}`,
        }),
        getDocumentExists: ({ id }) => Promise.resolve(ids.has(id)),
      });
      expect(markers.map(({ path, message }) => [path, message])).toEqual([]);
    },
  );
});
