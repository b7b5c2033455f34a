import { defineJob, type JobLog } from '@rooftop/database/define-job';
import { describeFailure } from '@rooftop/leads/delivery/describe-failure';
import type { NoticeOptions } from '@rooftop/leads/notices/send-notice';
import { sendReport } from '@rooftop/leads/notices/weekly-report';
import { addDays } from '@rooftop/tenancy/calendar';
import { z } from 'zod';
import { noticeAddresses } from '../leads/notice-addresses.ts';
import type { Planner } from '../leads/plan-waiting.ts';

interface WeeklyReportServices {
  readonly planner: Planner;
  readonly log: Pick<JobLog, 'warn'>;
  readonly notices: NoticeOptions;
}

/** Makes one attempt to mail a dealership the figures of the week before a Monday. */
export const sendWeeklyReportJob = defineJob({
  name: 'send_weekly_report',
  group: 'messengers',
  /** Attempts over a few hours. */
  attempts: 10,
  payload: z.object({ dealership: z.string(), monday: z.iso.date() }),
  async run({ planner, log, notices }: WeeklyReportServices, { dealership, monday }, { isLast }) {
    try {
      const settings = await planner.readDelivery(dealership);
      if (settings === null) return;
      const period = { from: addDays(monday, -7), to: addDays(monday, -1), timeZone: settings.timeZone };
      const storeNames = Object.fromEntries(settings.stores.map(({ key, name }) => [key, name]));
      const named = noticeAddresses(settings);
      const to = named.length > 0 ? named : await notices.findStaffEmails(dealership);
      const reader = { to, language: settings.staffLanguage, storeNames };
      await sendReport(planner.pool, dealership, period, { ...notices, log, ...reader });
    } catch (error) {
      if (!isLast) throw error;
      log.warn({ dealership, problem: describeFailure(error) }, 'Could not send a weekly report');
    }
  },
});
