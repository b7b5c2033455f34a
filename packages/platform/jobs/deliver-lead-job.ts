/** Delivers leads: one job per destination, created when the lead was accepted. */
import type { Pool } from '@rooftop/database/pool';
import type { Channels } from '@rooftop/leads/delivery/channel';
import { markLostAsDead } from '@rooftop/leads/delivery/mark-lost-as-dead';
import { deliverLead } from '@rooftop/leads/delivery/deliver-lead';
import type { Job } from 'graphile-worker';
import type { Logger } from 'pino';
import { z } from 'zod';

const payloadShape = z.object({ delivery: z.string() });

/** Makes one attempt. Throws if it should be retried; the job queue waits longer each time. */
export async function deliver(
  pool: Pool,
  channels: Channels,
  log: Logger,
  payload: unknown,
  job: Pick<Job, 'attempts' | 'max_attempts'>,
): Promise<void> {
  const { delivery } = payloadShape.parse(payload);
  const isLast = job.attempts >= job.max_attempts;
  const attempt = await deliverLead(pool, channels, delivery, { isLast });
  if (attempt === null) return;
  const { outcome, problem, outgoing } = attempt;
  const { dealership, number } = outgoing.lead;
  const about = { dealership, lead: number, channel: outgoing.destination.channel, attempt: job.attempts };
  if (problem === null) return log.info(about, 'Delivered a lead');
  if (outcome === 'dead') return log.error({ ...about, problem }, 'Could not deliver a lead and gave up');
  throw new Error(problem);
}

/** Marks deliveries as dead that no job will retry, so that staff see them. */
export async function markLostDeliveriesAsDead(pool: Pool, log: Logger): Promise<void> {
  const count = await markLostAsDead(pool);
  if (count > 0) log.error({ count }, 'Deliveries had lost their jobs and were marked dead');
}
