import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { advertisedAnswerShape } from '@rooftop/inventory/advertised-api';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { WITHOUT_FEES } from '@rooftop/inventory/price-statement';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { feedVehicles, importOf } from '../../../tests/support/imports.ts';
import { testDealership } from '../../../tests/support/website.ts';
import type { WebEnv } from '../site-request.ts';
import { ADVERTISED_PATH, createAdvertisedApi } from './advertised-api.ts';
import { createAdvertisedData } from './advertised-data.ts';

const [first] = feedVehicles(1);
if (first === undefined) throw new Error('No car');
const car = { ...first, salePrice: 2_000_000 };
/** 10:00 in New York. */
const MAY_3 = new Date('2026-05-03T14:00:00Z');
const NOW = new Date('2026-11-27T12:00:00Z');
const fees = [{ name: 'documentaryFee', amount: 358_03, payee: 'dealer', isMandatory: true }] as const;

let database: TestDatabase;
let origin: string;
const server = createServer((incoming, outgoing) => void getRequestListener(app.fetch)(incoming, outgoing));
const app = new Hono<WebEnv>();
beforeAll(async () => {
  database = await freshDatabase();
  const dealership = testDealership({ id: 'dealership-a', name: 'Alpha Motors' });
  const api = createAdvertisedApi({
    studioUrl: 'http://studio.example',
    rights: { mayRead: async (token) => token !== 'stranger', mayEdit: async (token) => token === 'editor' },
    find: createAdvertisedData(database.pool, { dealerships: async () => [dealership] }, () => NOW),
    onError: (error) => {
      throw error;
    },
  });
  app.all(ADVERTISED_PATH, api);
  const store = createInventoryStore(database.pool);
  await store.applyImport(importOf([car], { at: new Date('2026-05-01T00:00:00Z') }));
  await store.setPriceTerms('dealership-a', { ...WITHOUT_FEES, fees }, MAY_3);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  server.close();
  await database.drop();
});

const at = (date: string, time: string, vin = car.vin) => new URLSearchParams({ vin, date, time });
const ask = (query: URLSearchParams, token: string | null = 'editor', dealership = 'dealership-a') =>
  fetch(`${origin}/api/desk/advertised/${dealership}?${query}`, {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });
const read = async (query: URLSearchParams) => advertisedAnswerShape.parse(await (await ask(query)).json());

test('says what a car was advertised for on the dealership’s clocks, with the entry of the verified log', async () => {
  expect(await read(at('2026-05-03', '09:59', car.vin.toLowerCase()))).toEqual({
    dealership: 'Alpha Motors',
    timeZone: 'America/New_York',
    vin: car.vin,
    note: expect.objectContaining({ vin: car.vin, doubt: null, differs: [] }),
    at: '2026-05-03T13:59:00.000Z',
    entry: {
      position: 1,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      since: '2026-05-01T00:00:00.000Z',
      until: MAY_3.toISOString(),
      statement: expect.objectContaining({ price: 2_000_000, fees: [] }),
    },
    log: { length: 2, checkedAt: NOW.toISOString(), brokenAt: null },
  });
  expect(await read(at('2026-05-03', '10:00'))).toMatchObject({
    entry: { position: 2, until: null, statement: { vehiclePrice: 2_000_000, fees, price: 2_035_803 } },
  });
  expect(await read(at('2026-04-30', '00:00'))).toMatchObject({ entry: null });
});

test.each([
  ['no token', null, 401],
  ['a stranger', 'stranger', 403],
  ['somebody who may not edit', 'viewer', 403],
])('%s: %s gets %d', async (_who, token, status) => {
  expect((await ask(at('2026-05-03', '10:00'), token)).status).toBe(status);
});

test.each([
  ['a date that doesn’t exist', at('2026-02-30', '10:00')],
  ['an hour that clocks skipped', at('2026-03-08', '02:30')],
  ['the future', at('2026-11-27', '07:02')],
  ['no VIN', at('2026-05-03', '10:00', 'x')],
])('refuses %s', async (_what, query) => {
  expect((await ask(query)).status).toBe(400);
});

test('knows no other dealership', async () => {
  expect((await ask(at('2026-05-03', '10:00'), 'editor', 'dealership-b')).status).toBe(400);
});

test('says that the log is broken', async () => {
  await database.pool.query(
    `ALTER TABLE advertised_log DISABLE TRIGGER USER; UPDATE advertised_log SET vin = 'X' WHERE position = 2`,
  );
  expect(await read(at('2026-05-03', '10:00'))).toMatchObject({ log: { brokenAt: 2 } });
});
