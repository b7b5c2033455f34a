/** Notifies dealerships of leads that are held and of deliveries that failed. */
import type { Pool } from '@rooftop/database/pool';
import { describeFailure } from '@rooftop/leads/delivery/describe-failure';
import { addNoticeJob, type NoticeOptions, sendNotice } from '@rooftop/leads/notices/send-notice';
import { listDueNotices } from '@rooftop/leads/notices/unreported-leads';
import type { Job } from 'graphile-worker';
import type { Logger } from 'pino';
import { z } from 'zod';
import { orFallback } from '../or-fallback.ts';
import type { Planner } from '../leads/plan-waiting.ts';

const payloadShape = z.object({ dealership: z.string() });

/** Finds the dealerships that have to be notified and creates a job for each. Runs every minute. */
export async function scheduleNotices(pool: Pool): Promise<void> {
  for (const dealership of await listDueNotices(pool)) await addNoticeJob(pool, dealership);
}

/**
 * Makes one attempt to send a dealership's notice, in English while its settings cannot be read. Throws if it should be
 * retried. After the last attempt, no job remains.
 */
export async function notifyDealership(
  { pool, readDelivery }: Planner,
  log: Pick<Logger, 'warn'>,
  options: NoticeOptions,
  payload: unknown,
  { attempts, max_attempts }: Pick<Job, 'attempts' | 'max_attempts'>,
): Promise<void> {
  const { dealership } = payloadShape.parse(payload);
  try {
    const settings = await orFallback(readDelivery(dealership), null);
    const language = settings?.staffLanguage ?? 'en';
    const outcome = await sendNotice(pool, dealership, { ...options, log, language });
    if (outcome === 'nobody')
      log.warn({ dealership }, 'Leads are held or undelivered, but nobody at the dealership could be mailed');
  } catch (error) {
    if (attempts < max_attempts) throw error;
    log.warn(
      { dealership, problem: describeFailure(error) },
      'Could not notify a dealership of held or undelivered leads',
    );
  }
}
