import { defineJob, type JobLog } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';

const failedSchema = z.array(z.object({ task: z.string(), count: z.number() }));

/**
 * Removes jobs without attempts left, which never run again, such as those whose worker was killed during the last
 * attempt. They would keep their keys, so that no job with the same key could be added ('unsafe_dedupe'). Runs every
 * minute in any number of workers.
 */
export const removeFailedJobsJob = defineJob({
  name: 'remove_failed_jobs',
  schedule: '* * * * *',
  async run({ pool, log }: { readonly pool: Pool; readonly log: Pick<JobLog, 'warn'> }) {
    const { rows } = await pool.query(
      `WITH failed AS (
         SELECT id, task_identifier AS task FROM graphile_worker.jobs
         WHERE locked_at IS NULL AND attempts >= max_attempts)
       SELECT task, count(*)::int AS count
       FROM failed JOIN graphile_worker.complete_jobs(ARRAY(SELECT id FROM failed)) USING (id) GROUP BY task`,
    );
    const jobs = failedSchema.parse(rows);
    if (jobs.length > 0) log.warn({ jobs }, 'Removed jobs that had no attempts left');
  },
});
