import { addJob } from '@rooftop/database/add-job';
import { defineJob } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { listDueEscalations } from '@rooftop/leads/notices/escalation';
import { escalateLeadsJob } from './escalate-leads.job.ts';

/** Finds the dealerships with leads that nobody answered in time, and adds a job for each unless there is one. */
export const scheduleEscalationsJob = defineJob({
  name: 'schedule_escalations',
  schedule: '* * * * *',
  async run({ pool }: { readonly pool: Pool }) {
    for (const dealership of await listDueEscalations(pool)) {
      const key = `escalate:${dealership}`;
      await addJob(pool, escalateLeadsJob, { dealership }, { key, keyMode: 'unsafe_dedupe' });
    }
  },
});
