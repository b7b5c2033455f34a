import { acceptLead } from '@rooftop/leads/accept-lead';
import type { Mail } from '@rooftop/leads/mail/mail';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { exampleDelivery } from '../../../tests/support/lead-delivery.ts';
import { exampleContent, exampleSubmission } from '../../../tests/support/leads/submissions.ts';
import { escalateLeadsJob } from './escalate-leads.job.ts';
import { scheduleEscalationsJob } from './schedule-escalations.job.ts';
import { isReportHour, scheduleWeeklyReports } from './schedule-weekly-reports.job.ts';
import { sendWeeklyReportJob } from './send-weekly-report.job.ts';

const ALPHA = 'dealership-a';
/** A Monday, 8 in the morning in New York. */
const MONDAY = new Date('2026-11-23T13:00:00Z');
const log = { info: () => {}, warn: () => {} };

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const content = exampleContent({ comments: crypto.randomUUID() });
  const circumstances = { ...exampleSubmission().circumstances, storeKey: 'watertown' };
  const submission = exampleSubmission({ content, circumstances, lateAt: new Date(0) });
  const { id } = await acceptLead(database.pool, Buffer.alloc(32, 1), submission);
  await database.pool.query(`UPDATE leads SET accepted_at = '2026-11-22T23:00Z' WHERE id = $1`, [id]);
});
beforeEach(() => database.pool.query('DELETE FROM graphile_worker._private_jobs'));
afterAll(() => database.drop());

const settings = exampleDelivery({
  recipients: ['sales@dealer.example'],
  noticeAddresses: ['manager@dealer.example'],
  stores: [{ ...exampleDelivery(), key: 'watertown', name: 'Watertown Motors' }],
});
const plannerOf = (today = settings) => ({
  pool: database.pool,
  readDelivery: async (dealership: string) => (dealership === ALPHA ? today : null),
  isProduction: true,
});
function post() {
  const mails: Mail[] = [];
  const transport = { send: async (mail: Mail) => void mails.push(mail) };
  const options = { transport, key: Buffer.alloc(32), studioUrl: 'https://studio.example' };
  return { mails, notices: { ...options, findStaffEmails: async () => ['staff@dealer.example'] } };
}
async function jobs(): Promise<readonly unknown[]> {
  const { rows } = await database.pool.query<{ payload: unknown }>(
    'SELECT payload FROM graphile_worker._private_jobs ORDER BY id',
  );
  return rows.map(({ payload }) => payload);
}

test.each([
  ['2026-11-23T12:59:59Z', 'America/New_York', false],
  ['2026-11-23T13:00:00Z', 'America/New_York', true],
  ['2026-11-23T13:59:59Z', 'America/New_York', true],
  ['2026-11-23T14:00:00Z', 'America/New_York', false],
  ['2026-11-23T14:00:00Z', 'America/Chicago', true],
  ['2026-11-24T13:00:00Z', 'America/New_York', false],
  ['2026-07-20T12:00:00Z', 'America/New_York', true],
])('at %s in %s it is time for the report: %j', (now, timeZone, isTime) => {
  expect(isReportHour(timeZone, new Date(now))).toBe(isTime);
});

test('a dealership gets one report of the week before, on Monday morning', async () => {
  const planner = plannerOf();
  await scheduleWeeklyReports({ planner, log }, new Date('2026-11-23T12:00:00Z'));
  expect(await jobs()).toEqual([]);
  await scheduleWeeklyReports({ planner, log }, MONDAY);
  await scheduleWeeklyReports({ planner, log }, MONDAY);
  expect(await jobs()).toEqual([{ dealership: ALPHA, monday: '2026-11-23' }]);
  const { mails, notices } = post();
  await sendWeeklyReportJob.run({ planner, log, notices }, { dealership: ALPHA, monday: '2026-11-23' });
  expect(mails).toMatchObject([
    { to: 'manager@dealer.example', subject: 'Your leads from 11/16/2026 to 11/22/2026: 1' },
  ]);
  expect(mails[0]?.text).toContain('By store\n  Watertown Motors: 1\n');
  expect(mails[0]?.text).toContain(
    'https://studio.example/desk/dealership-a/reports?from=2026-11-16&to=2026-11-22',
  );
});

test('a dealership may want no report, or one in Spanish', async () => {
  const none = plannerOf({ ...settings, sendsWeeklyReport: false });
  await scheduleWeeklyReports({ planner: none, log }, MONDAY);
  expect(await jobs()).toEqual([]);
  const { mails, notices } = post();
  const planner = plannerOf({ ...settings, staffLanguage: 'es' });
  await sendWeeklyReportJob.run({ planner, log, notices }, { dealership: ALPHA, monday: '2026-11-23' });
  expect(mails[0]?.subject).toBe('Sus solicitudes del 16 nov 2026 al 22 nov 2026: 1');
  expect(mails[0]?.text).toContain('Por tipo\n  Contacto: 1');
});

test.each([
  ['the addresses for notices', {}, 'manager@dealer.example'],
  ['those who get leads', { noticeAddresses: [] }, 'sales@dealer.example'],
  ['the staff, if no address is set', { noticeAddresses: [], recipients: [] }, 'staff@dealer.example'],
])('the report goes to %s', async (_who, change, to) => {
  const { mails, notices } = post();
  const planner = plannerOf({ ...settings, ...change });
  await sendWeeklyReportJob.run({ planner, log, notices }, { dealership: ALPHA, monday: '2026-11-23' });
  expect(mails.map((mail) => mail.to)).toEqual([to]);
});

test.each([
  ['those of the setting', { escalationAddresses: ['boss@dealer.example'] }, ['boss@dealer.example']],
  ['nobody, without one', {}, []],
])('late leads are escalated to %s', async (_who, change, to) => {
  await database.pool.query('UPDATE leads SET escalated_at = NULL');
  await scheduleEscalationsJob.run(database);
  await scheduleEscalationsJob.run(database);
  expect(await jobs()).toEqual([{ dealership: ALPHA }]);
  const { mails, notices } = post();
  const planner = plannerOf({ ...settings, ...change });
  await escalateLeadsJob.run({ planner, log, notices }, { dealership: ALPHA });
  expect(mails.map((mail) => mail.to)).toEqual(to);
});
