import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { exampleSubmission } from '../../../tests/support/leads/submissions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBusyHours } from './busy-hours.ts';
import { expireFormMinutesJob } from './expire-form-minutes.job.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse('2026-11-23T17:00:00Z');
/** Limits in these tests: 30 an hour, 10 within ten minutes. */
const FLOOR = 30;

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

let dealerships = 0;
const newDealership = () => `dealership-${(dealerships += 1)}`;

/** Counts forms one after the other. Returns the number of the first one over the limit, or null if none is. */
async function firstTooMany(dealership: string, count: number, apartMs: number): Promise<number | null> {
  const busy = createBusyHours(database.pool, FLOOR);
  for (let form = 1; form <= count; form += 1)
    if (await busy.count(dealership, NOW + form * apartMs)) return form;
  return null;
}

/** Gives a dealership a history: the given leads in one hour of each of the given days before today. */
async function addDays(dealership: string, leads: number, days: number): Promise<void> {
  await acceptLead(database.pool, Buffer.alloc(32, 1), exampleSubmission({ dealership, isTest: true }));
  await database.pool.query(
    `INSERT INTO leads (id, dealership, form, state, content, circumstances, vendor, destinations, routing, number,
       accepted_at)
     SELECT gen_random_uuid(), dealership, form, state, content, circumstances, vendor, destinations, routing,
       1 + row_number() OVER (), $2::timestamptz - make_interval(days => day, mins => 30 + lead % 20)
     FROM leads, generate_series(2, $4::integer + 1) AS day, generate_series(1, $3::integer) AS lead
     WHERE dealership = $1`,
    [dealership, new Date(NOW), leads, days],
  );
}

test('a quiet dealership has the minimum limit per hour, and a third of it within ten minutes', async () => {
  expect(await firstTooMany(newDealership(), 60, 2.5 * MINUTE)).toBeNull();
  expect(await firstTooMany(newDealership(), 60, 1.2 * MINUTE)).toBe(31);
  expect(await firstTooMany(newDealership(), 60, 1000)).toBe(11);
});

test('a busy dealership has twice its usual hour, and a quarter of it within ten minutes', async () => {
  const dealership = newDealership();
  await addDays(dealership, 45, 27);
  expect(await firstTooMany(dealership, 60, 1000)).toBe(23);
});

test('a few days with many leads, such as an attack, do not count as usual', async () => {
  const dealership = newDealership();
  await addDays(dealership, 90, 10);
  expect(await firstTooMany(dealership, 60, 1000)).toBe(11);
});

test('each dealership is counted separately', async () => {
  await firstTooMany(newDealership(), 30, 1000);
  expect(await firstTooMany(newDealership(), 10, 1000)).toBeNull();
});

test('expired minutes are deleted', async () => {
  // The minutes of the other tests may lie just before or after the present.
  await database.pool.query('DELETE FROM form_minutes');
  const busy = createBusyHours(database.pool, FLOOR);
  await busy.count(newDealership(), Date.now() - 3 * HOUR);
  await busy.count('kept', Date.now());
  await expireFormMinutesJob.run(database);
  const { rows } = await database.pool.query('SELECT dealership FROM form_minutes');
  expect(rows).toEqual([{ dealership: 'kept' }]);
});
