import { acceptLead } from '@rooftop/leads/accept-lead';
import type { Mail } from '@rooftop/leads/mail/mail';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { exampleDelivery } from '../../../tests/support/lead-delivery.ts';
import { exampleSubmission } from '../../../tests/support/leads/submissions.ts';
import { scheduleNoticesJob } from './schedule-notices.job.ts';
import { sendLeadNoticeJob } from './send-lead-notice.job.ts';

const ALPHA = 'dealership-a';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await acceptLead(database.pool, Buffer.alloc(32, 1), exampleSubmission({ suspicion: 'honeypot' }));
});
beforeEach(() => database.pool.query('UPDATE leads SET told_at = NULL'));
afterAll(() => database.drop());

/** Returns the subject of the notice that the dealership gets. */
async function notify(staffLanguage: () => Promise<'en' | 'es'>): Promise<string | undefined> {
  const mails: Mail[] = [];
  const notices = {
    transport: { send: async (mail: Mail) => void mails.push(mail) },
    key: Buffer.alloc(32),
    studioUrl: 'https://studio.example',
    findStaffEmails: async () => [],
  };
  const readDelivery = async () => exampleDelivery({ staffLanguage: await staffLanguage() });
  const planner = { pool: database.pool, readDelivery, isProduction: true };
  const log = { warn: () => {} };
  await sendLeadNoticeJob.run({ planner, log, notices }, { dealership: ALPHA });
  return mails[0]?.subject;
}

test('a dealership has one job at a time', async () => {
  for (const _ of [1, 2]) await scheduleNoticesJob.run(database);
  const { rows } = await database.pool.query(
    `SELECT key, max_attempts AS attempts FROM graphile_worker.jobs WHERE task_identifier = 'send_lead_notice'`,
  );
  expect(rows).toEqual([{ key: `lead-notice:${ALPHA}`, attempts: 10 }]);
});

test('a notice is in the language of the dealership’s staff', async () => {
  expect(await notify(async () => 'es')).toBe('1 solicitud necesita su atención');
  await database.pool.query('UPDATE leads SET told_at = NULL');
  expect(await notify(async () => 'en')).toBe('1 lead needs your attention');
});

test('a notice is sent although the settings cannot be read', async () => {
  const unavailable = Object.assign(new Error('down'), { name: 'ContentUnavailable' });
  expect(await notify(() => Promise.reject(unavailable))).toBe('1 lead needs your attention');
});
