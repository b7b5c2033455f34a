import { defineJob, type JobLog } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import type { ConfirmationOptions } from '../confirmations/send-confirmation.ts';
import { PermanentFailure } from '../delivery/channel.ts';
import { describeFailure } from '../delivery/describe-failure.ts';
import { sendPhoneNote } from './send-phone-note.ts';

interface PhoneNoteServices {
  readonly pool: Pool;
  readonly log: Pick<JobLog, 'warn'>;
  readonly confirmations: Pick<ConfirmationOptions, 'transport'>;
}

/** Makes one attempt. After the last one, no job remains: the desk says it anyway. */
export const sendPhoneNoteJob = defineJob({
  name: 'send_phone_note',
  group: 'messengers',
  /** Attempts over half an hour. By then somebody has called. */
  attempts: 6,
  payload: z.object({ delivery: z.uuid() }),
  async run({ pool, log, confirmations }: PhoneNoteServices, { delivery }, { isLast }) {
    try {
      await sendPhoneNote(pool, confirmations.transport, delivery);
    } catch (error) {
      if (!isLast && !(error instanceof PermanentFailure)) throw error;
      const problem = describeFailure(error);
      log.warn({ delivery, problem }, 'Could not mail that a phone number was verified and gave up');
    }
  },
});
