import { defineJob, type JobLog } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { type AnswerOptions, sendAnswer } from './send-answer.ts';

interface AnswerServices {
  readonly pool: Pool;
  readonly log: Pick<JobLog, 'error'>;
  readonly answers: AnswerOptions;
}

/** Makes one attempt to mail an answer to a shopper. */
export const sendAnswerJob = defineJob({
  name: 'send_answer',
  group: 'messengers',
  /** As of a lead's deliveries: three days. */
  attempts: 21,
  payload: z.object({ message: z.uuid() }),
  async run({ pool, log, answers }: AnswerServices, { message }, { isLast }) {
    const problem = await sendAnswer(pool, message, answers, { isLast });
    if (problem !== null) log.error({ message, problem }, 'Could not send an answer and gave up');
  },
});
