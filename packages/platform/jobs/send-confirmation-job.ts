/** Confirms shoppers' requests by email. */
import type { Pool } from '@rooftop/database/pool';
import { type ConfirmationOptions, sendConfirmation } from '@rooftop/leads/confirmations/send-confirmation';
import { MAIL_KINDS } from '@rooftop/leads/confirmations/mail-limits';
import { endLostConfirmations } from '@rooftop/leads/confirmations/stored-confirmations';
import type { Job } from 'graphile-worker';
import type { Logger } from 'pino';
import { z } from 'zod';

/** Jobs from before there were kinds have none. */
const payloadShape = z.object({ lead: z.uuid(), kind: z.enum(MAIL_KINDS).default('CONTACT') });

/** Makes one attempt to send a lead's confirmation. Throws if it should be retried. */
export async function confirmRequest(
  pool: Pool,
  options: ConfirmationOptions,
  payload: unknown,
  { attempts, max_attempts }: Pick<Job, 'attempts' | 'max_attempts'>,
): Promise<void> {
  await sendConfirmation(pool, payloadShape.parse(payload), options, { isLast: attempts >= max_attempts });
}

/** Ends confirmations that no job will retry. */
export async function endLost(pool: Pool, log: Pick<Logger, 'warn'>): Promise<void> {
  const count = await endLostConfirmations(pool);
  if (count > 0) log.warn({ count }, 'Confirmations had lost their jobs and were given up');
}
