import { defineJob, type JobLog } from '@rooftop/database/define-job';
import { listDealershipsWithWaitingLeads } from '@rooftop/leads/delivery/plan-deliveries';
import { type Planner, planWaiting } from '../leads/plan-waiting.ts';

/**
 * Delivers leads that came in before their dealership had a recipient, as soon as it has one. It runs every minute in any
 * number of workers; each lead is sent once. A dealership whose settings cannot be read is retried on the next run.
 */
export const planWaitingLeadsJob = defineJob({
  name: 'plan_waiting_leads',
  schedule: '* * * * *',
  async run({ planner, log }: { readonly planner: Planner; readonly log: Pick<JobLog, 'info' | 'warn'> }) {
    for (const dealership of await listDealershipsWithWaitingLeads(planner.pool)) {
      try {
        const count = await planWaiting(planner, dealership);
        if (count > 0) log.info({ dealership, count }, 'Planned deliveries of waiting leads');
      } catch (error) {
        log.warn({ dealership, err: error }, 'Could not plan deliveries of waiting leads');
      }
    }
  },
});
