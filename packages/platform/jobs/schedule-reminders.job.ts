import { addJob } from '@rooftop/database/add-job';
import { defineJob } from '@rooftop/database/define-job';
import { inTransaction, type Pool } from '@rooftop/database/pool';
import { listDueReminders, markReminded } from '@rooftop/service/storage/reminders';
import { sendReminderJob } from './send-reminder.job.ts';

/** All reminders share one queue, so a hanging mail server blocks one worker slot and no lead. */
const QUEUE = 'reminders';

/** Runs every ten minutes in any number of workers. */
export const scheduleRemindersJob = defineJob({
  name: 'schedule_reminders',
  schedule: '*/10 * * * *',
  run: ({ pool }: { readonly pool: Pool }) => scheduleReminders(pool),
});

/** Finds the appointments of tomorrow and adds a job for each, once. */
export async function scheduleReminders(pool: Pool, now = new Date()): Promise<void> {
  for (const due of await listDueReminders(pool, now)) {
    await inTransaction(pool, async (client) => {
      if (await markReminded(client, due)) await addJob(client, sendReminderJob, due, { queue: QUEUE });
    });
  }
}
