import { defineJob, type JobLog } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { endLostConfirmations } from './stored-confirmations.ts';

/** Ends confirmations that no job will retry. */
export const endLostConfirmationsJob = defineJob({
  name: 'end_lost_confirmations',
  schedule: '* * * * *',
  async run({ pool, log }: { readonly pool: Pool; readonly log: Pick<JobLog, 'warn'> }) {
    const count = await endLostConfirmations(pool);
    if (count > 0) log.warn({ count }, 'Confirmations had lost their jobs and were given up');
  },
});
