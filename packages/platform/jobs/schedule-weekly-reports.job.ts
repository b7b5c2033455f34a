/** Plans a mail with the figures of the week for each dealership, on Mondays at 8 in its time zone. */
import { addJob } from '@rooftop/database/add-job';
import { defineJob, type JobLog } from '@rooftop/database/define-job';
import { listDealershipsWithLeads } from '@rooftop/leads/notices/weekly-report';
import { localDate } from '@rooftop/tenancy/calendar';
import { localMoment } from '@rooftop/tenancy/local-moment';
import { weekdayOf } from '@rooftop/tenancy/opening-hours';
import type { Planner } from '../leads/plan-waiting.ts';
import { sendWeeklyReportJob } from './send-weekly-report.job.ts';

const HOUR_MS = 3_600_000;

interface ReportScheduleServices {
  readonly planner: Planner;
  readonly log: Pick<JobLog, 'warn'>;
}

/** Runs every hour in any number of workers. */
export const scheduleWeeklyReportsJob = defineJob({
  name: 'schedule_weekly_reports',
  schedule: '0 * * * *',
  run: (services: ReportScheduleServices) => scheduleWeeklyReports(services),
});

/** Whether it is between 8 and 9 on a Monday morning. */
export function isReportHour(timeZone: string, now: Date): boolean {
  const today = localDate(timeZone, now);
  const eight = localMoment(today, '08:00', timeZone)?.getTime();
  if (weekdayOf(today) !== 'monday' || eight === undefined) return false;
  return now.getTime() >= eight && now.getTime() < eight + HOUR_MS;
}

/**
 * Adds a job for each dealership whose hour has come; a week has one job. A dealership that wants none, or whose settings
 * cannot be read, gets no report.
 */
export async function scheduleWeeklyReports(
  { planner: { pool, readDelivery }, log }: ReportScheduleServices,
  now = new Date(),
): Promise<void> {
  for (const dealership of await listDealershipsWithLeads(pool)) {
    try {
      const settings = await readDelivery(dealership);
      if (!settings?.sendsWeeklyReport || !isReportHour(settings.timeZone, now)) continue;
      const monday = localDate(settings.timeZone, now);
      const options = { key: `weekly:${dealership}`, keyMode: 'unsafe_dedupe' } as const;
      await addJob(pool, sendWeeklyReportJob, { dealership, monday }, options);
    } catch (error) {
      log.warn({ dealership, err: error }, 'Could not plan a weekly report');
    }
  }
}
