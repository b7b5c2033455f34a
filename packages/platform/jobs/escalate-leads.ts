/** Tells dealerships about leads that nobody answered in time. */
import { addJob } from '@rooftop/database/add-job';
import type { Pool } from '@rooftop/database/pool';
import { describeFailure } from '@rooftop/leads/delivery/describe-failure';
import { escalateLateLeads, listDueEscalations } from '@rooftop/leads/notices/escalation';
import type { NoticeOptions } from '@rooftop/leads/notices/send-notice';
import type { Job } from 'graphile-worker';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Planner } from '../leads/plan-waiting.ts';

export const ESCALATE = 'escalate_leads';
/** Attempts over about an hour. The next run adds a new job if leads are still unanswered then. */
const ATTEMPTS = 8;

const payloadShape = z.object({ dealership: z.string() });

/** Finds the dealerships with late leads and creates a job for each unless there is one. Runs every minute. */
export async function scheduleEscalations(pool: Pool): Promise<void> {
  for (const dealership of await listDueEscalations(pool))
    await addJob(pool, {
      task: ESCALATE,
      payload: { dealership },
      attempts: ATTEMPTS,
      key: `escalate:${dealership}`,
      keyMode: 'unsafe_dedupe',
    });
}

/** Makes one attempt to mail a dealership's late leads to those whom its settings name. Throws if it should be retried. */
export async function escalate(
  { pool, readDelivery }: Planner,
  log: Pick<Logger, 'info' | 'warn'>,
  options: NoticeOptions,
  payload: unknown,
  { attempts, max_attempts }: Pick<Job, 'attempts' | 'max_attempts'>,
): Promise<void> {
  const { dealership } = payloadShape.parse(payload);
  try {
    const settings = await readDelivery(dealership);
    // Nobody unless they asked for it: dealerships that answer in their CRM never stop the clock here.
    const to = settings?.escalationAddresses ?? [];
    const language = settings?.staffLanguage ?? 'en';
    const count = await escalateLateLeads(pool, dealership, to, { ...options, log, language });
    log.info({ dealership, count }, 'Escalated late leads');
  } catch (error) {
    if (attempts < max_attempts) throw error;
    log.warn({ dealership, problem: describeFailure(error) }, 'Could not tell a dealership about late leads');
  }
}
