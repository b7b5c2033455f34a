/** Notifies dealerships of leads that are held and of deliveries that failed. */
import { defineJob, type JobLog } from '@rooftop/database/define-job';
import { describeFailure } from '@rooftop/leads/delivery/describe-failure';
import { type NoticeOptions, sendNotice } from '@rooftop/leads/notices/send-notice';
import { z } from 'zod';
import type { Planner } from '../leads/plan-waiting.ts';
import { orFallback } from '../or-fallback.ts';

interface LeadNoticeServices {
  readonly planner: Planner;
  readonly log: Pick<JobLog, 'warn'>;
  readonly notices: NoticeOptions;
}

/**
 * Makes one attempt to send a dealership's notice, in English while its settings cannot be read. After the last attempt,
 * no job remains.
 */
export const sendLeadNoticeJob = defineJob({
  name: 'send_lead_notice',
  group: 'messengers',
  /** Attempts over a few hours. */
  attempts: 10,
  payload: z.object({ dealership: z.string() }),
  async run({ planner, log, notices }: LeadNoticeServices, { dealership }, { isLast }) {
    try {
      const settings = await orFallback(planner.readDelivery(dealership), null);
      const language = settings?.staffLanguage ?? 'en';
      const outcome = await sendNotice(planner.pool, dealership, { ...notices, log, language });
      if (outcome === 'nobody')
        log.warn(
          { dealership },
          'Leads are held or undelivered, but nobody at the dealership could be mailed',
        );
    } catch (error) {
      if (!isLast) throw error;
      log.warn(
        { dealership, problem: describeFailure(error) },
        'Could not notify a dealership of held or undelivered leads',
      );
    }
  },
});
