import { defineJob, type JobLog } from '@rooftop/database/define-job';
import { describeFailure } from '@rooftop/leads/delivery/describe-failure';
import { escalateLateLeads } from '@rooftop/leads/notices/escalation';
import type { NoticeOptions } from '@rooftop/leads/notices/send-notice';
import { z } from 'zod';
import type { Planner } from '../leads/plan-waiting.ts';

interface EscalationServices {
  readonly planner: Planner;
  readonly log: Pick<JobLog, 'info' | 'warn'>;
  readonly notices: NoticeOptions;
}

/** Makes one attempt to mail a dealership's late leads to those whom its settings name. */
export const escalateLeadsJob = defineJob({
  name: 'escalate_leads',
  group: 'messengers',
  /** Attempts over about an hour. The next run adds a new job if leads are still unanswered then. */
  attempts: 8,
  payload: z.object({ dealership: z.string() }),
  async run({ planner, log, notices }: EscalationServices, { dealership }, { isLast }) {
    try {
      const settings = await planner.readDelivery(dealership);
      // Nobody unless they asked for it: dealerships that answer in their CRM never stop the clock here.
      const to = settings?.escalationAddresses ?? [];
      const language = settings?.staffLanguage ?? 'en';
      const count = await escalateLateLeads(planner.pool, dealership, to, { ...notices, log, language });
      log.info({ dealership, count }, 'Escalated late leads');
    } catch (error) {
      if (!isLast) throw error;
      log.warn(
        { dealership, problem: describeFailure(error) },
        'Could not tell a dealership about late leads',
      );
    }
  },
});
