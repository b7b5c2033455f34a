import { defineJob, type JobLog } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { endLostAnswers } from './stored-messages.ts';

/** Gives up answers that no job will retry. */
export const endLostAnswersJob = defineJob({
  name: 'end_lost_answers',
  schedule: '* * * * *',
  async run({ pool, log }: { readonly pool: Pool; readonly log: Pick<JobLog, 'error'> }) {
    const count = await endLostAnswers(pool);
    if (count > 0) log.error({ count }, 'Answers had lost their jobs and were given up');
  },
});
