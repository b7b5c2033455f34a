import { defineJob, type JobLog } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { eraseDeletedKeys, expireApplications } from './application-term.ts';

/**
 * Deletes applications whose term is over, and erases deleted keys from the database's files. It erases in every run,
 * because drafts are deleted all day, and because an open transaction may have delayed the run before.
 */
export const expireCreditApplicationsJob = defineJob({
  name: 'expire_credit_applications',
  schedule: '50 3 * * *',
  catchUpHours: 24,
  async run({ pool, log }: { readonly pool: Pool; readonly log: Pick<JobLog, 'info'> }) {
    const deleted = await expireApplications(pool);
    const isLogEnded = await eraseDeletedKeys(pool);
    if (deleted > 0)
      log.info({ deleted, isLogEnded }, 'Deleted credit applications at the end of their term');
  },
});
