import { randomUUID } from 'node:crypto';
import { createHttpClient } from '@rooftop/leads/http/http-client';
import { findAppointment, linkAppointmentLead } from '@rooftop/service/storage/appointment-storage';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { addLead } from '../../../tests/support/leads/add-lead.ts';
import { type StubCrm, startStubCrm } from '../../../tests/support/stub-crm.ts';
import { SALES_WEEK } from '../../../tests/support/weeks.ts';
import { createAppointments } from '../appointments/appointments.ts';
import { cancelAbandonedAppointmentsJob } from './cancel-abandoned-appointments.job.ts';

const DEALERSHIP = 'dealership-a';
const HOUR = 3_600_000;
/** The test's clock is the database's: an appointment is cancelled until its time. */
const START = new Date(Math.ceil(Date.now() / HOUR) * HOUR + 48 * HOUR);

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
let crm: StubCrm;
beforeEach(async () => {
  await database.pool.query('TRUNCATE appointments');
  crm = await startStubCrm([START.toISOString()]);
});
afterEach(() => crm[Symbol.asyncDispose]());

const http = createHttpClient({ allowsLoopback: true });
const crms = { http, findKey: async () => 'crm-key' };

async function book(): Promise<string> {
  const appointments = createAppointments({
    ...crms,
    pool: database.pool,
    key: Buffer.alloc(32, 1),
    isProduction: true,
    onUnavailable: () => {},
  });
  const scheduler = await appointments.forDealership(DEALERSHIP).scheduler({
    store: 'troy',
    kind: 'service',
    bookable: { hours: SALES_WEEK, timeZone: 'America/New_York' },
    rules: { slotMinutes: 60, leadHours: 2, horizonDays: 14, capacity: 2, ignoredTimes: [] },
    crm: { baseUrl: crm.url, businessId: 44, advisorId: 7, technicianId: 9 },
  });
  const id = randomUUID();
  const job = { notes: null, vehicles: [], operations: [], business: null };
  const booked = await scheduler.book({ id, start: START, durationMinutes: 60, job, now: new Date() });
  expect(booked.kind).toBe('booked');
  return id;
}
const wait = () =>
  database.pool.query(`UPDATE appointments SET booked_at = booked_at - interval '16 minutes'`);
const deletions = () => crm.calls.filter((call) => call.startsWith('DELETE'));
const run = async () => {
  const warnings: object[] = [];
  const log = { warn: (about: object) => void warnings.push(about) };
  await cancelAbandonedAppointmentsJob.run({ pool: database.pool, log, crms });
  return warnings;
};

test('cancels an appointment whose lead never came in the CRM too, which gives its time to others', async () => {
  const id = await book();
  await run();
  expect(deletions()).toEqual([]);
  await wait();
  expect(await run()).toEqual([]);
  expect(deletions()).toEqual([`DELETE /businesses/44/appointments/${id}`]);
  expect(await findAppointment(database.pool, DEALERSHIP, id)).toMatchObject({ status: 'cancelled' });
  await run();
  expect(deletions()).toHaveLength(1);
  await book();
});

test('asks a CRM again that did not respond, and calls what it does not know cancelled', async () => {
  const id = await book();
  await wait();
  crm.fault = (_request, response) => {
    response.writeHead(500).end();
    return true;
  };
  expect(await run()).toMatchObject([{ dealership: DEALERSHIP, appointment: id }]);
  crm.fault = (_request, response) => {
    response.writeHead(404).end();
    return true;
  };
  const before = deletions().length;
  expect(await run()).toEqual([]);
  expect(deletions()).toHaveLength(before + 1);
  await run();
  expect(deletions()).toHaveLength(before + 1);
});

test('leaves appointments with a lead alone', async () => {
  const id = await book();
  const lead = await addLead(database.pool, DEALERSHIP);
  await linkAppointmentLead(database.pool, DEALERSHIP, id, { lead, reminder: null });
  await wait();
  await run();
  expect(deletions()).toEqual([]);
});
