import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { SALES_WEEK } from '../../../tests/support/weeks.ts';
import type { Appointment, BookingRequest, BookingResult, Scheduler } from '../scheduler.ts';
import { cancelAbandoned, findAppointment, linkAppointmentLead } from './appointment-storage.ts';
import { createRecordedScheduler } from './recorded-scheduler.ts';
import { addLead } from '../../../tests/support/leads/add-lead.ts';

const DEALERSHIP = 'dealership-a';
const start = new Date('2026-11-24T13:30:00Z');
const later = new Date('2026-11-24T15:30:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const request = (id: string = randomUUID()): BookingRequest => ({
  id,
  start,
  durationMinutes: 60,
  job: { notes: null, vehicles: [], operations: [], business: null },
  now: new Date('2026-11-23T17:00:00Z'),
});
const inCrm = (id: string, change: Partial<Appointment> = {}): Appointment => ({
  id,
  start,
  end: new Date(start.getTime() + 3_600_000),
  status: 'booked',
  sequence: 0,
  ...change,
});

/** A CRM that answers as told. Records whether the appointment was on record when the CRM was asked to book it. */
function crmThat(answers: (id: string) => BookingResult) {
  const wasOnRecord: boolean[] = [];
  const answer = async (id: string) => answers(id);
  const crm: Scheduler = {
    listDays: async () => ({ kind: 'slots', days: [] }),
    find: answer,
    async book({ id }) {
      wasOnRecord.push((await stored(id)) !== null);
      return answers(id);
    },
    reschedule: async ({ id }) => answer(id),
    cancel: async () => ({ kind: 'cancelled', appointment: null }),
  };
  const department = {
    dealership: DEALERSHIP,
    store: 'troy',
    kind: 'service' as const,
    bookable: { hours: SALES_WEEK, timeZone: 'America/New_York' },
    crmBusiness: 'https://crm.example/businesses/44',
  };
  return { scheduler: createRecordedScheduler(database.pool, department, crm), wasOnRecord };
}
const stored = (id: string) => findAppointment(database.pool, DEALERSHIP, id);
const booking = (id: string): BookingResult => ({ kind: 'booked', appointment: inCrm(id) });
/** Lets a quarter of an hour pass. */
const wait = () =>
  database.pool.query(`UPDATE appointments SET booked_at = booked_at - interval '16 minutes'`);

it('records an appointment before the CRM is asked, and what the CRM says of it later', async () => {
  const id = randomUUID();
  const { scheduler, wasOnRecord } = crmThat(booking);
  expect(await scheduler.book(request(id))).toEqual(booking(id));
  expect(wasOnRecord).toEqual([true]);
  expect(await stored(id)).toMatchObject({ store: 'troy', start, inCrm: true, lead: null, sequence: 0 });

  const end = new Date(later.getTime() + 3_600_000);
  const moved = crmThat(() => ({
    kind: 'booked',
    appointment: inCrm(id, { start: later, end, sequence: 1 }),
  }));
  await moved.scheduler.reschedule({ id, start: later, sequence: 0, now: start });
  expect(await stored(id)).toMatchObject({ start: later, end, sequence: 1 });
  await moved.scheduler.cancel(id);
  expect(await stored(id)).toMatchObject({ status: 'cancelled', sequence: 2 });
});

it.each([
  ['taken', { kind: 'taken' }, false],
  ['gone', { kind: 'gone' }, false],
  // The CRM may have booked it: it is not known until the next request asks.
  ['unavailable', { kind: 'unavailable', reason: 'timeout' }, true],
] as const)('keeps what may be booked: %s', async (_name, result, isKept) => {
  const id = randomUUID();
  expect(await crmThat(() => result).scheduler.book(request(id))).toEqual(result);
  expect((await stored(id)) !== null).toBe(isKept);
});

it('keeps the record of an earlier attempt when the next one finds the time taken', async () => {
  const id = randomUUID();
  await crmThat(() => ({ kind: 'unavailable', reason: 'timeout' })).scheduler.book(request(id));
  await crmThat(() => ({ kind: 'taken' })).scheduler.book(request(id));
  expect(await stored(id)).toMatchObject({ status: 'booked' });
});

it('gives an abandoned appointment up, but none with a lead, and does not book its id again', async () => {
  const { scheduler } = crmThat(booking);
  const [abandoned, retried, confirmed] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [abandoned, retried, confirmed]) await scheduler.book(request(id));
  const lead = await addLead(database.pool, DEALERSHIP);
  await linkAppointmentLead(database.pool, DEALERSHIP, confirmed, { lead, reminder: null });
  await wait();
  // Sending the form again gives it another quarter of an hour.
  await scheduler.book(request(retried));
  await cancelAbandoned(database.pool);
  const states = await Promise.all(
    [abandoned, retried, confirmed].map(async (id) => (await stored(id))?.status),
  );
  expect(states).toEqual(['cancelled', 'booked', 'booked']);
  expect(await scheduler.book(request(abandoned))).toEqual({ kind: 'gone' });
  // The CRM still calls it booked, until the worker has cancelled it there.
  await scheduler.find(abandoned);
  expect(await stored(abandoned)).toMatchObject({ status: 'cancelled' });
});
