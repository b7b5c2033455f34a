import type { Pool } from '@rooftop/database/pool';
import { PermanentFailure } from '@rooftop/leads/delivery/channel';
import { describeFailure } from '@rooftop/leads/delivery/describe-failure';
import type { MailTransport } from '@rooftop/leads/mail/mail';
import { sendPhoneNote } from '@rooftop/leads/phone/send-phone-note';
import type { Job } from 'graphile-worker';
import type { Logger } from 'pino';
import { z } from 'zod';

const payloadShape = z.object({ delivery: z.uuid() });

/** Makes one attempt. Throws if it should be retried. After the last attempt, no job remains: the desk says it anyway. */
export async function notePhone(
  pool: Pool,
  log: Pick<Logger, 'warn'>,
  transport: MailTransport,
  payload: unknown,
  { attempts, max_attempts }: Pick<Job, 'attempts' | 'max_attempts'>,
): Promise<void> {
  const { delivery } = payloadShape.parse(payload);
  try {
    await sendPhoneNote(pool, transport, delivery);
  } catch (error) {
    if (attempts < max_attempts && !(error instanceof PermanentFailure)) throw error;
    const problem = describeFailure(error);
    log.warn({ delivery, problem }, 'Could not mail that a phone number was verified and gave up');
  }
}
