import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { addLead } from '../../../tests/support/leads/add-lead.ts';
import type { TradeOffer } from '../offer/make-offer.ts';
import { expireTradeInsJob } from './expire-trade-ins.job.ts';
import type { TradeCar } from './stored-trade-in.ts';
import {
  addPhoto,
  copyTradeIn,
  findTradeIn,
  linkTradeInLead,
  MAX_PHOTOS,
  readTradeInPhotos,
  removePhoto,
  saveAnswers,
  saveCar,
  saveOffer,
} from './trade-in-storage.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const CAR: TradeCar = {
  vin: null,
  licencePlate: 'ABC123',
  state: 'NY',
  year: 2018,
  make: 'Honda',
  model: 'Civic',
  trim: null,
  bodyStyle: 'sedans',
  mileage: 60_000,
  exteriorColor: 'Blue',
  options: ['leather'],
};
const GIVEN = { 100: 'good' };
const OFFER: TradeOffer = {
  kind: 'priced',
  cashNow: { finalPrice: 900_000 },
  moreCashLater: { initPrice: 900_000, additionalPayments: 30_000, finalPrice: 930_000 },
  isEstimate: true,
  terms: { bonus: 30_000, minimum: 100_000 },
  madeOn: '2026-11-24',
  lastDay: '2026-12-01',
};

async function offered() {
  const key = { dealership: 'dealership-a', id: randomUUID() };
  await saveCar(database.pool, key, CAR, null);
  await saveAnswers(database.pool, key, GIVEN);
  await saveOffer(database.pool, key, { car: CAR, given: GIVEN }, OFFER);
  return key;
}
const find = (key: Awaited<ReturnType<typeof offered>>) => findTradeIn(database.pool, key);
const photo = (text: string) => ({ bytes: Buffer.from(text), thumbnail: `data:,${text}` });

test('is found by its dealership only, as it was stored', async () => {
  const key = await offered();
  const stored = { car: CAR, given: GIVEN, offer: OFFER, photos: [], interest: null, lead: null };
  expect(await find(key)).toEqual(stored);
  const elsewhere = { ...key, dealership: 'dealership-b' };
  await saveCar(database.pool, elsewhere, { ...CAR, mileage: 1 }, 'VIN');
  await saveAnswers(database.pool, elsewhere, {});
  await saveOffer(database.pool, elsewhere, { car: CAR, given: GIVEN }, { kind: 'bringIn' });
  expect(await addPhoto(database.pool, elsewhere, photo('x'))).toBe(false);
  expect(await find(elsewhere)).toBeNull();
  expect(await find(key)).toEqual(stored);
});

test('an offer holds until the car or an answer changes', async () => {
  const key = await offered();
  await saveCar(database.pool, key, CAR, 'VIN');
  await saveAnswers(database.pool, key, GIVEN);
  expect((await find(key))?.offer).toEqual(OFFER);
  const given = { 100: 'poor' };
  await saveAnswers(database.pool, key, given);
  expect((await find(key))?.offer).toBeNull();
  await saveOffer(database.pool, key, { car: CAR, given }, OFFER);
  expect((await find(key))?.offer).toEqual(OFFER);
  await saveCar(database.pool, key, { ...CAR, mileage: 60_001 }, null);
  expect(await find(key)).toMatchObject({ offer: null, interest: 'VIN' });
  // Another tab was still valuing the car as it was.
  await saveOffer(database.pool, key, { car: CAR, given }, OFFER);
  await linkTradeInLead(database.pool, key, { car: CAR, given }, randomUUID());
  expect(await find(key)).toMatchObject({ offer: null, lead: null });
});

test('a lead counts until the car, an answer or the offer changes', async () => {
  const key = await offered();
  const lead = await addLead(database.pool, key.dealership);
  const described = { car: CAR, given: GIVEN };
  const sent = async () => (await find(key))?.lead !== null;
  for (const change of [
    () => saveCar(database.pool, key, { ...CAR, mileage: 60_001 }, null),
    () => saveAnswers(database.pool, key, { 100: 'poor' }),
    () => saveOffer(database.pool, key, described, { ...OFFER, lastDay: '2026-12-08' }),
  ]) {
    await saveCar(database.pool, key, CAR, null);
    await saveAnswers(database.pool, key, GIVEN);
    await linkTradeInLead(database.pool, key, described, lead);
    expect((await find(key))?.lead?.isHeld).toBe(false);
    await change();
    expect(await sent()).toBe(false);
  }
});

test('has up to eight photos, in free positions, also if they arrive together', async () => {
  const key = await offered();
  const added = await Promise.all(
    Array.from({ length: MAX_PHOTOS + 1 }, () => addPhoto(database.pool, key, photo('old'))),
  );
  expect(added.filter(Boolean)).toHaveLength(MAX_PHOTOS);
  await removePhoto(database.pool, { ...key, dealership: 'dealership-b' }, 1);
  await removePhoto(database.pool, key, 3);
  expect(await addPhoto(database.pool, key, photo('new'))).toBe(true);
  expect((await find(key))?.photos.map(({ position, thumbnail }) => `${position} ${thumbnail}`)).toContain(
    '3 data:,new',
  );
  const kept = (await readTradeInPhotos(database.pool, key)).map(String);
  expect(kept).toEqual(['old', 'old', 'new', 'old', 'old', 'old', 'old', 'old']);
  expect(await readTradeInPhotos(database.pool, { ...key, dealership: 'dealership-b' })).toEqual([]);
});

test('is gone two weeks after its last change', async () => {
  const [old, recent] = [await offered(), await offered()];
  await addPhoto(database.pool, old, photo('x'));
  await database.pool.query(`UPDATE trade_ins SET changed_at = now() - interval '14 days' WHERE id = $1`, [
    old.id,
  ]);
  await expireTradeInsJob.run(database);
  expect(await find(old)).toBeNull();
  expect(await find(recent)).not.toBeNull();
  const { rowCount } = await database.pool.query('SELECT FROM trade_in_photos WHERE trade_in = $1', [old.id]);
  expect(rowCount).toBe(0);
});

test('another person gets a copy with the photos and without the lead, once', async () => {
  const key = await offered();
  await addPhoto(database.pool, key, photo('front'));
  const lead = await addLead(database.pool, key.dealership);
  await linkTradeInLead(database.pool, key, { car: CAR, given: GIVEN }, lead);
  const copy = { ...key, id: randomUUID() };
  await copyTradeIn(database.pool, { ...key, dealership: 'dealership-b' }, copy.id);
  expect(await find(copy)).toBeNull();
  await copyTradeIn(database.pool, key, copy.id);
  await copyTradeIn(database.pool, key, copy.id);
  const original = await find(key);
  expect(original?.lead).not.toBeNull();
  expect(await find(copy)).toEqual({ ...original, lead: null });
  expect(await readTradeInPhotos(database.pool, copy)).toEqual([Buffer.from('front')]);
});
