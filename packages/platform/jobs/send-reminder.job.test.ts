import { randomUUID } from 'node:crypto';
import type { Mail } from '@rooftop/leads/mail/mail';
import { linkAppointmentLead } from '@rooftop/service/storage/appointment-storage';
import { createDatabaseScheduler } from '@rooftop/service/storage/database-scheduler';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { addLead } from '../../../tests/support/leads/add-lead.ts';
import { exampleConfirmation } from '../../../tests/support/leads/submissions.ts';
import { SALES_WEEK } from '../../../tests/support/weeks.ts';
import { scheduleReminders } from './schedule-reminders.job.ts';
import { sendReminderJob } from './send-reminder.job.ts';

const DEALERSHIP = 'dealership-a';
/** Tuesday, 8:30 in New York. */
const start = new Date('2026-11-24T13:30:00Z');
/** Monday, 9 in the morning. */
const DAY_BEFORE = new Date('2026-11-23T14:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('TRUNCATE appointments'));

const scheduler = () =>
  createDatabaseScheduler(database.pool, {
    dealership: DEALERSHIP,
    store: 'troy',
    kind: 'testDrive',
    bookable: { hours: SALES_WEEK, timeZone: 'America/New_York' },
    rules: { slotMinutes: 60, leadHours: 2, horizonDays: 14, capacity: 2, ignoredTimes: [] },
  });

/** Books an appointment with a reminder some days before. Returns its id. */
async function book(): Promise<string> {
  const id = randomUUID();
  await scheduler().book({ id, start, durationMinutes: 60, now: new Date('2026-11-20T12:00:00Z') });
  const reminder = exampleConfirmation({ heading: 'Your appointment is tomorrow' });
  const lead = await addLead(database.pool, DEALERSHIP);
  await linkAppointmentLead(database.pool, DEALERSHIP, id, { lead, reminder });
  await database.pool.query(`UPDATE appointments SET booked_at = '2026-11-20T12:00:00Z'`);
  return id;
}

/** The payloads of the jobs that were added since the last call. */
async function takeJobs(): Promise<readonly unknown[]> {
  const { rows } = await database.pool.query<{ payload: unknown }>(
    `DELETE FROM graphile_worker._private_jobs AS jobs USING graphile_worker._private_tasks AS tasks
     WHERE tasks.id = jobs.task_id AND tasks.identifier = $1 RETURNING payload`,
    [sendReminderJob.name],
  );
  return rows.map(({ payload }) => payload);
}

/** Runs a job. Returns the mails and the warnings. */
async function run(payload: unknown, attempts = 1, fails = false) {
  const mails: Mail[] = [];
  const warnings: unknown[] = [];
  const transport = {
    async send(mail: Mail) {
      if (fails) throw new Error('ECONNREFUSED');
      mails.push(mail);
    },
  };
  const log = { warn: (about: unknown) => void warnings.push(about) };
  const confirmations = { transport, key: Buffer.alloc(32, 1) };
  const attempt = { number: attempts, isLast: attempts === sendReminderJob.attempts };
  await sendReminderJob.run({ pool: database.pool, log, confirmations }, payload, attempt);
  return { mails, warnings };
}

test('adds one job for an appointment of tomorrow, however many workers look, which mails the shopper', async () => {
  const id = await book();
  await takeJobs();
  await Promise.all([1, 2, 3].map(() => scheduleReminders(database.pool, DAY_BEFORE)));
  await scheduleReminders(database.pool, DAY_BEFORE);
  const jobs = await takeJobs();
  expect(jobs).toEqual([{ dealership: DEALERSHIP, id, sequence: 0 }]);
  const { mails } = await run(jobs[0]);
  expect(mails).toMatchObject([{ to: expect.stringContaining('@') }]);
});

test.each([
  [
    'moved',
    (id: string) =>
      scheduler().reschedule({ id, start: new Date('2026-11-27T14:30:00Z'), sequence: 0, now: DAY_BEFORE }),
  ],
  ['cancelled', (id: string) => scheduler().cancel(id)],
] as const)('sends nothing about an appointment that was %s since', async (_name, change) => {
  const id = await book();
  await takeJobs();
  await scheduleReminders(database.pool, DAY_BEFORE);
  const [job] = await takeJobs();
  await change(id);
  expect(await run(job)).toEqual({ mails: [], warnings: [] });
});

test('is tried again while the mail server is away, and then given up with a warning', async () => {
  await book();
  await takeJobs();
  await scheduleReminders(database.pool, DAY_BEFORE);
  const [job] = await takeJobs();
  await expect(run(job, 1, true)).rejects.toThrow('ECONNREFUSED');
  expect((await run(job, 8, true)).warnings).toHaveLength(1);
});
