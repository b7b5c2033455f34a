/** Dealerships hear of leads that nobody has received: held back, or given up. */
import type { Pool } from '@rooftop/database/pool';
import { describeFailure } from '@rooftop/leads/delivery/describe-failure';
import type { MailTransport } from '@rooftop/leads/mail/mail';
import { addNoticeJob, sendNotice } from '@rooftop/leads/notices/send-notice';
import { dueNotices } from '@rooftop/leads/notices/untold-leads';
import type { Job } from 'graphile-worker';
import type { Logger } from 'pino';
import { z } from 'zod';

const payloadShape = z.object({ dealership: z.string() });

export interface NoticeOptions {
  readonly transport: MailTransport;
  /** of the purpose lead-release */
  readonly key: Uint8Array;
}

/** Looks every minute which dealerships have to be told something, and makes a job for each. */
export async function scheduleNotices(pool: Pool): Promise<void> {
  for (const dealership of await dueNotices(pool)) await addNoticeJob(pool, dealership);
}

/** Makes one attempt at a dealership's mail. Throws if it has to be repeated; a job that fails for good leaves none behind. */
export async function tellDealership(
  pool: Pool,
  log: Pick<Logger, 'warn'>,
  options: NoticeOptions,
  payload: unknown,
  { attempts, max_attempts }: Pick<Job, 'attempts' | 'max_attempts'>,
): Promise<void> {
  const { dealership } = payloadShape.parse(payload);
  try {
    const outcome = await sendNotice(pool, dealership, options);
    if (outcome === 'nobody') log.warn({ dealership }, 'Leads are held back, and there is nobody to tell');
  } catch (error) {
    if (attempts < max_attempts) throw error;
    log.warn({ dealership, problem: describeFailure(error) }, 'Could not tell a dealership of held leads');
  }
}
