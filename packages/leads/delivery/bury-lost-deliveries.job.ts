import { defineJob, type JobLog } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { markLostAsDead } from './mark-lost-as-dead.ts';

/** Marks deliveries as dead that no job will retry, so that staff see them. */
export const buryLostDeliveriesJob = defineJob({
  name: 'bury_lost_deliveries',
  schedule: '* * * * *',
  async run({ pool, log }: { readonly pool: Pool; readonly log: Pick<JobLog, 'error'> }) {
    const count = await markLostAsDead(pool);
    if (count > 0) log.error({ count }, 'Deliveries had lost their jobs and were marked dead');
  },
});
