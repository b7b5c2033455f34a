/** Mails each dealership the figures of its week, on Mondays at 8 in its time zone. */
import { addJob } from '@rooftop/database/add-job';
import { describeFailure } from '@rooftop/leads/delivery/describe-failure';
import type { NoticeOptions } from '@rooftop/leads/notices/send-notice';
import { listDealershipsWithLeads, sendReport } from '@rooftop/leads/notices/weekly-report';
import { addDays, localDate } from '@rooftop/tenancy/calendar';
import { localMoment } from '@rooftop/tenancy/local-moment';
import { weekdayOf } from '@rooftop/tenancy/opening-hours';
import type { Job } from 'graphile-worker';
import type { Logger } from 'pino';
import { z } from 'zod';
import { noticeAddresses } from '../leads/notice-addresses.ts';
import type { Planner } from '../leads/plan-waiting.ts';

export const SEND_WEEKLY_REPORT = 'send_weekly_report';
/** Attempts over a few hours. */
const ATTEMPTS = 10;
const HOUR_MS = 3_600_000;

const payloadShape = z.object({ dealership: z.string(), monday: z.iso.date() });

/** Whether it is between 8 and 9 on a Monday morning. */
export function isReportHour(timeZone: string, now: Date): boolean {
  const today = localDate(timeZone, now);
  const eight = localMoment(today, '08:00', timeZone)?.getTime();
  if (weekdayOf(today) !== 'monday' || eight === undefined) return false;
  return now.getTime() >= eight && now.getTime() < eight + HOUR_MS;
}

/**
 * Adds a job for each dealership whose hour has come. Runs every hour in any number of workers; a week has one job. A
 * dealership that wants none, or whose settings cannot be read, gets no report.
 */
export async function scheduleWeeklyReports(
  { pool, readDelivery }: Planner,
  log: Pick<Logger, 'warn'>,
  now = new Date(),
): Promise<void> {
  for (const dealership of await listDealershipsWithLeads(pool)) {
    try {
      const settings = await readDelivery(dealership);
      if (!settings?.sendsWeeklyReport || !isReportHour(settings.timeZone, now)) continue;
      const monday = localDate(settings.timeZone, now);
      await addJob(pool, {
        task: SEND_WEEKLY_REPORT,
        payload: { dealership, monday },
        attempts: ATTEMPTS,
        key: `weekly:${dealership}`,
        keyMode: 'unsafe_dedupe',
      });
    } catch (error) {
      log.warn({ dealership, err: error }, 'Could not plan a weekly report');
    }
  }
}

/** Makes one attempt to mail a dealership the week before a Monday. Throws if it should be retried. */
export async function sendWeekly(
  { pool, readDelivery }: Planner,
  log: Pick<Logger, 'warn'>,
  options: NoticeOptions,
  payload: unknown,
  { attempts, max_attempts }: Pick<Job, 'attempts' | 'max_attempts'>,
): Promise<void> {
  const { dealership, monday } = payloadShape.parse(payload);
  try {
    const settings = await readDelivery(dealership);
    if (settings === null) return;
    const period = { from: addDays(monday, -7), to: addDays(monday, -1), timeZone: settings.timeZone };
    const storeNames = Object.fromEntries(settings.stores.map(({ key, name }) => [key, name]));
    const named = noticeAddresses(settings);
    const to = named.length > 0 ? named : await options.findStaffEmails(dealership);
    const reader = { to, language: settings.staffLanguage, storeNames };
    await sendReport(pool, dealership, period, { ...options, log, ...reader });
  } catch (error) {
    if (attempts < max_attempts) throw error;
    log.warn({ dealership, problem: describeFailure(error) }, 'Could not send a weekly report');
  }
}
