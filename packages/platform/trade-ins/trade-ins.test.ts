import { createLeadTicket } from '@rooftop/leads/confirmations/lead-ticket';
import { deleteTradeIns } from '@rooftop/trade/storage/trade-ins-of-leads';
import { addLead } from '../../../tests/support/leads/add-lead.ts';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openPool } from '@rooftop/database/pool';
import type { HttpRequest } from '@rooftop/leads/http/http-client';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../../tests/support/database.ts';
import { saidIn } from '../../../tests/support/trade-in.ts';
import { createDecoder } from '../images/decoder.ts';
import type { ReadAskingPrices } from '@rooftop/trade/valuation/asking-price';
import { createTradeIns } from './trade-ins.ts';

const CIVIC = {
  vin: null,
  year: 2018,
  make: 'Honda',
  model: 'Civic',
  trim: null,
  bodyStyle: 'sedans',
  mileage: 60_000,
} as const;
const TERMS = { tradeBonus: { bonus: 30_000, minimum: 100_000 }, tradeMargin: 100_000 };
const SERVICE = { ...TERMS, valuation: { baseUrl: 'https://values.example/', customerId: 'c7' } };

/** Values a car of the dealership `a`, with a service that answers nonsense. */
async function value(
  settings: typeof SERVICE | null,
  findKey: () => Promise<string | null>,
  readAsking: ReadAskingPrices = async () => [],
) {
  const requests: HttpRequest[] = [];
  const unavailable: string[] = [];
  const tradeIns = createTradeIns({
    // Never connected: valuing a car needs no database.
    pool: openPool('postgres://127.0.0.1:1/none', { max: 1, onIdleError: () => {} }),
    ticketKey: Buffer.alloc(32, 1),
    fit: async (bytes) => bytes,
    http: async (request) => {
      requests.push(request);
      return { status: 200, text: '{"status":"closed"}' };
    },
    findKey,
    onUnavailable: (dealership, reason) => unavailable.push(`${dealership}: ${reason}`),
  });
  const valuation = await tradeIns.forDealership('a').valuation(settings, readAsking, '2026-11-24')(
    CIVIC,
    saidIn({ 100: 'good' }),
  );
  return { valuation, requests, unavailable };
}

test('values by our own estimate until a service is configured', async () => {
  const { valuation, requests, unavailable } = await value(null, async () => 'secret');
  expect(valuation).toMatchObject({ kind: 'valued', isEstimate: true });
  expect([requests, unavailable]).toEqual([[], []]);
});

test('makes no estimate while the cars for sale cannot be read, because nothing would limit it', async () => {
  const { valuation, unavailable } = await value(
    null,
    async () => null,
    () => Promise.reject(new Error('down')),
  );
  expect(valuation.kind).toBe('unavailable');
  expect(unavailable).toEqual(['a: the cars for sale could not be read: down']);
});

test("asks the dealership's service with its key, and says why there is no value", async () => {
  const { valuation, requests, unavailable } = await value(SERVICE, async () => 'secret');
  expect(valuation.kind).toBe('unavailable');
  expect(requests).toMatchObject([{ headers: { Authorization: 'Bearer secret' } }]);
  expect(requests[0]?.url).toMatch(/^https:\/\/values\.example\/customers\/c7\/valuation\?/);
  expect(unavailable).toEqual(['a: the response is not as documented']);
});

test('a key that cannot be read stops no visitor', async () => {
  const { valuation, requests, unavailable } = await value(SERVICE, async () => {
    throw new Error('sealed with another key');
  });
  expect(valuation.kind).toBe('unavailable');
  expect([requests, unavailable]).toEqual([[], ['a: no key: sealed with another key']]);
});

test('a mailed link leads to what was offered when it was sent, at its own dealership and while the lead is kept', async () => {
  const database = await freshDatabase();
  const ticketKey = Buffer.alloc(32, 1);
  const tradeIns = createTradeIns({
    pool: database.pool,
    ticketKey,
    fit: async (bytes) => bytes,
    http: async () => ({ status: 500, text: '' }),
    findKey: async () => null,
    onUnavailable: () => {},
  });
  try {
    const [id, lead] = [randomUUID(), await addLead(database.pool, 'a')];
    const car = { ...CIVIC, licencePlate: null, state: null, exteriorColor: null, options: [] };
    const own = tradeIns.forDealership('a');
    await own.saveCar(id, car, null);
    const record = own.recordLead(id, { car, given: {} }, { kind: 'bringIn' });
    await record(database.pool, lead);
    // A repeat of the same form.
    await record(database.pool, lead);
    await own.saveCar(id, { ...car, mileage: 99_000 }, null);
    const ticket = createLeadTicket(ticketKey, 'a', lead);
    const found = await own.findCertificate(ticket);
    expect(found).toMatchObject({
      leadId: lead,
      car: { mileage: CIVIC.mileage },
      offer: { kind: 'bringIn' },
    });
    expect(found?.lead.code).toMatch(/^\w{2}-\w{4}$/);
    expect(await tradeIns.forDealership('b').findCertificate(ticket)).toBeNull();
    expect(
      await tradeIns.forDealership('b').findCertificate(createLeadTicket(ticketKey, 'b', lead)),
    ).toBeNull();
    expect(await own.findCertificate('forged')).toBeNull();
    await deleteTradeIns(database.pool, [lead]);
    expect(await own.findCertificate(ticket)).toBeNull();
  } finally {
    await database.drop();
  }
});

test('adds photos without their metadata, and says why other files are refused', async () => {
  const database = await freshDatabase();
  const decoder = createDecoder();
  const tradeIns = createTradeIns({
    pool: database.pool,
    ticketKey: Buffer.alloc(32, 1),
    fit: decoder.fit,
    http: async () => ({ status: 500, text: '' }),
    findKey: async () => null,
    onUnavailable: () => {},
  }).forDealership('a');
  try {
    const id = randomUUID();
    const car = { ...CIVIC, licencePlate: null, state: null, exteriorColor: null, options: [] };
    await tradeIns.saveCar(id, car, null);
    const photo = await sharp(await readFile('tenants/lakeshore/photos/UE20367-illustration-1.jpg'))
      .resize(3000)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '43/1 58/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const files: readonly [string, Buffer, string][] = [
      ['a photo', photo, 'added'],
      ['text', Buffer.from('My car is red.'), 'not-a-photo'],
      ['a photo that was cut off', photo.subarray(0, 5000), 'not-a-photo'],
      ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not-a-photo'],
      ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'heic'],
      ['nothing', Buffer.alloc(0), 'not-a-photo'],
    ];
    for (const [what, file, expected] of files)
      expect([what, await tradeIns.addPhoto(id, file)]).toEqual([what, expected]);
    const [kept = Buffer.alloc(0), ...others] = await tradeIns.readPhotos(id);
    expect(others).toEqual([]);
    const { width, exif, format } = await sharp(kept).metadata();
    expect([width, exif, format]).toEqual([1600, undefined, 'jpeg']);
  } finally {
    decoder.close();
    await database.drop();
  }
});
