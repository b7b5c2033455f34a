import { addJob } from '@rooftop/database/add-job';
import { defineJob } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { listDueNotices } from '@rooftop/leads/notices/unreported-leads';
import { sendLeadNoticeJob } from './send-lead-notice.job.ts';

/** Finds dealerships with held or undelivered leads that they don't know of, and adds a job for each unless there is one. */
export const scheduleNoticesJob = defineJob({
  name: 'schedule_notices',
  schedule: '* * * * *',
  async run({ pool }: { readonly pool: Pool }) {
    for (const dealership of await listDueNotices(pool)) {
      const key = `lead-notice:${dealership}`;
      await addJob(pool, sendLeadNoticeJob, { dealership }, { key, keyMode: 'unsafe_dedupe' });
    }
  },
});
