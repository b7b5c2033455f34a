/** Delivers leads that came in before their dealership had a recipient, as soon as it has one. */
import { listDealershipsWithWaitingLeads } from '@rooftop/leads/delivery/plan-deliveries';
import type { Logger } from 'pino';
import { type Planner, planWaiting } from '../leads/plan-waiting.ts';

/**
 * Finds such leads and plans their deliveries. It runs every minute in any number of workers; each lead is sent once.
 * A dealership whose settings cannot be read is retried on the next run.
 */
export async function planWaitingLeads(planner: Planner, log: Logger): Promise<void> {
  for (const dealership of await listDealershipsWithWaitingLeads(planner.pool)) {
    try {
      const count = await planWaiting(planner, dealership);
      if (count > 0) log.info({ dealership, count }, 'Planned deliveries of waiting leads');
    } catch (error) {
      log.warn({ dealership, err: error }, 'Could not plan deliveries of waiting leads');
    }
  }
}
