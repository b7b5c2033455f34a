import { randomUUID } from 'node:crypto';
import { createHttpClient } from '@rooftop/leads/http/http-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { addLead } from '../../../tests/support/leads/add-lead.ts';
import { startStubCrm } from '../../../tests/support/stub-crm.ts';
import { SALES_WEEK } from '../../../tests/support/weeks.ts';
import { type AppointmentPlace, createAppointments } from './appointments.ts';

/** Monday, noon in New York. */
const now = new Date('2026-11-23T17:00:00Z');
const start = new Date('2026-11-24T16:30:00Z');
const place: AppointmentPlace = {
  store: 'troy',
  kind: 'service',
  bookable: { hours: SALES_WEEK, timeZone: 'America/New_York' },
  rules: { slotMinutes: 60, leadHours: 2, horizonDays: 14, capacity: 2, ignoredTimes: ['11:30'] },
  crm: null,
};

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const appointmentsOf = (dealership = 'dealership-a', { isProduction = true, told = [] as string[] } = {}) =>
  createAppointments({
    pool: database.pool,
    key: Buffer.alloc(32, 1),
    http: createHttpClient({ allowsLoopback: true }),
    findKey: async (id) => `key of ${id}`,
    isProduction,
    onUnavailable: (whose, reason) => void told.push(`${whose}: ${reason}`),
  }).forDealership(dealership);

test('makes the same id of the same parts, for one dealership', () => {
  const appointments = appointmentsOf();
  const idOf = (...parts: string[]) => appointments.idOf(...parts);
  expect(idOf('test-drive', 'VIN')).toBe(idOf('test-drive', 'VIN'));
  expect(idOf('test-drive', 'VIN')).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  const others = [idOf('test-driveV', 'IN'), appointmentsOf('dealership-b').idOf('test-drive', 'VIN')];
  for (const other of others) expect(other).not.toBe(idOf('test-drive', 'VIN'));
});

test('makes links that its own dealership reads until 90 days after the time', () => {
  const appointments = appointmentsOf();
  const id = randomUUID();
  const { reschedule, cancel, calendar } = appointments.pathsOf({ id, start });
  expect(calendar).toBe(`${reschedule}/calendar`);
  const ticketOf = (path: string) => path.replace('/appointment/', '');
  expect(appointments.readTicket(ticketOf(cancel), now)).toMatchObject({
    appointment: id,
    purpose: 'cancel',
  });
  expect(appointments.readTicket(ticketOf(reschedule), now)).toMatchObject({ purpose: 'reschedule' });
  expect(appointmentsOf('dealership-b').readTicket(ticketOf(cancel), now)).toBeNull();
  const days = (count: number) => new Date(start.getTime() + count * 86_400_000);
  expect(appointments.readTicket(ticketOf(cancel), days(89))).not.toBeNull();
  expect(appointments.readTicket(ticketOf(cancel), days(91))).toBeNull();
});

test.each([
  [true, false],
  [false, true],
])('in production (%s), offers ignored times: %s', async (isProduction, isOffered) => {
  const listed = await (await appointmentsOf('dealership-a', { isProduction }).scheduler(place)).listDays(
    60,
    now,
  );
  const [, tuesday] = listed.kind === 'slots' ? listed.days : [];
  expect(tuesday?.slots.some(({ time }) => time === '11:30')).toBe(isOffered);
});

test("asks a dealership's CRM with its own key, and reports one that does not respond", async () => {
  await using crm = await startStubCrm([start.toISOString()]);
  const told: string[] = [];
  const keys: (string | undefined)[] = [];
  crm.fault = ({ headers }) => {
    keys.push(headers.authorization);
    return false;
  };
  const inCrm = { ...place, crm: { baseUrl: crm.url, businessId: 44, advisorId: 7, technicianId: 9 } };
  const scheduler = await appointmentsOf('dealership-a', { isProduction: false, told }).scheduler(inCrm);
  expect(await scheduler.listDays(60, now)).toMatchObject({ kind: 'slots', days: [{ date: '2026-11-24' }] });
  expect([keys, told]).toEqual([['Bearer key of dealership-a'], []]);
  crm.fault = (_request, response) => {
    response.writeHead(500).end('Ana Lee');
    return true;
  };
  expect(await scheduler.find(randomUUID())).toMatchObject({ kind: 'unavailable' });
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^dealership-a: .*500/);
  expect(told[0]).not.toContain('Ana');
});

test("returns an appointment's lead to its dealership only", async () => {
  const lead = await addLead(database.pool, 'dealership-a');
  expect(await appointmentsOf().leadOf({ lead })).toMatchObject({ id: lead });
  expect(await appointmentsOf('dealership-b').leadOf({ lead })).toBeNull();
  expect(await appointmentsOf().leadOf({ lead: null })).toBeNull();
});
