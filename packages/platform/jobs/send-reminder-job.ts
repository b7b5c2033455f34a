/** Reminds shoppers of their appointments, the day before. */
import { addJob } from '@rooftop/database/add-job';
import { inTransaction, type Pool } from '@rooftop/database/pool';
import type { ConfirmationOptions } from '@rooftop/leads/confirmations/send-confirmation';
import { sendReminder } from '@rooftop/leads/reminders/send-reminder';
import { findReminder, listDueReminders, markReminded } from '@rooftop/service/storage/reminders';
import type { Job } from 'graphile-worker';
import type { Logger } from 'pino';
import { z } from 'zod';

export const SEND_REMINDER = 'send_reminder';
/** Eight attempts take an hour and a half: a mail server may be down for that long. */
const ATTEMPTS = 8;
/** All reminders share one queue, so a hanging mail server blocks one worker slot and no lead. */
const QUEUE = 'reminders';

const payloadShape = z.object({ dealership: z.string(), id: z.uuid(), sequence: z.int() });

/** Finds the appointments of tomorrow and adds a job for each, once. Runs every ten minutes in any number of workers. */
export async function scheduleReminders(pool: Pool, now = new Date()): Promise<void> {
  for (const due of await listDueReminders(pool, now)) {
    await inTransaction(pool, async (client) => {
      if (!(await markReminded(client, due))) return;
      await addJob(client, { task: SEND_REMINDER, payload: due, attempts: ATTEMPTS, queue: QUEUE });
    });
  }
}

/** Makes one attempt to send a reminder, unless the appointment was cancelled or moved. Throws to be retried. */
export async function remind(
  pool: Pool,
  log: Pick<Logger, 'warn'>,
  options: ConfirmationOptions,
  payload: unknown,
  { attempts, max_attempts }: Pick<Job, 'attempts' | 'max_attempts'>,
): Promise<void> {
  const due = payloadShape.parse(payload);
  const reminder = await findReminder(pool, due);
  if (reminder === null) return;
  const id = `${due.id}-reminder-${due.sequence}`;
  try {
    await sendReminder(pool, { ...reminder, id }, options, new Date());
  } catch (error) {
    if (attempts < max_attempts) throw error;
    log.warn({ dealership: due.dealership, appointment: due.id, err: error }, 'Could not send a reminder');
  }
}
