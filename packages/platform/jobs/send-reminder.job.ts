import { defineJob, type JobLog } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import type { ConfirmationOptions } from '@rooftop/leads/confirmations/send-confirmation';
import { sendReminder } from '@rooftop/leads/reminders/send-reminder';
import { findReminder } from '@rooftop/service/storage/reminders';
import { z } from 'zod';

interface ReminderServices {
  readonly pool: Pool;
  readonly log: Pick<JobLog, 'warn'>;
  readonly confirmations: ConfirmationOptions;
}

/** Makes one attempt to remind a shopper of an appointment, unless it was cancelled or moved. */
export const sendReminderJob = defineJob({
  name: 'send_reminder',
  group: 'messengers',
  /** Eight attempts take an hour and a half: a mail server may be down for that long. */
  attempts: 8,
  payload: z.object({ dealership: z.string(), id: z.uuid(), sequence: z.int() }),
  async run({ pool, log, confirmations }: ReminderServices, due, { isLast }) {
    const reminder = await findReminder(pool, due);
    if (reminder === null) return;
    const id = `${due.id}-reminder-${due.sequence}`;
    try {
      await sendReminder(pool, { ...reminder, id }, confirmations, new Date());
    } catch (error) {
      if (!isLast) throw error;
      log.warn({ dealership: due.dealership, appointment: due.id, err: error }, 'Could not send a reminder');
    }
  },
});
