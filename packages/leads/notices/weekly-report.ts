/** The figures of a week as a mail for the people of a dealership. */
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import type { Report } from '../inbox/inbox-api.ts';
import { type ReportPeriod, reportLeads } from '../inbox/report.ts';
import { type Vendor, vendorShape } from '../lead.ts';
import { mailStaff } from './mail-staff.ts';
import type { NoticeOptions } from './send-notice.ts';

/** Lists the dealerships that have ever had a lead. */
export async function listDealershipsWithLeads(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ dealership: string }>(
    'SELECT dealership FROM lead_numbers ORDER BY dealership',
  );
  return rows.map(({ dealership }) => dealership);
}

/**
 * Mails the figures of a period. Dealerships without a lead get no mail.
 * @param to addresses as somebody entered them
 * @throws Error if a mail could not be sent; the job retries
 */
export async function sendReport(
  pool: Pool,
  dealership: string,
  period: ReportPeriod,
  {
    to,
    transport,
    studioUrl,
  }: Pick<NoticeOptions, 'transport' | 'studioUrl'> & { readonly to: readonly string[] },
): Promise<void> {
  const vendor = await latestVendor(pool, dealership);
  if (vendor === null) return;
  const report = await reportLeads(pool, dealership, period);
  const link = `${studioUrl.replace(/\/+$/, '')}/desk/${dealership}/reports?from=${period.from}&to=${period.to}`;
  const subject = `Your leads from ${usDate(period.from)} to ${usDate(period.to)}: ${report.leads}`;
  await mailStaff(transport, to, vendor, { subject, text: reportText(report, link) });
}

async function latestVendor(pool: Pool, dealership: string): Promise<Vendor | null> {
  const { rows } = await pool.query<{ vendor: unknown }>(
    'SELECT vendor FROM leads WHERE dealership = $1 ORDER BY number DESC LIMIT 1',
    [dealership],
  );
  return z.nullable(vendorShape).parse(rows[0]?.vendor ?? null);
}

/** `11/23/2026` */
const usDate = (date: string): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;

const minutes = (count: number | null): string => (count === null ? 'none' : `${Math.round(count)} min`);

/** Composes the mail: the same figures as the inbox's reports. */
export function reportText(report: Report, link: string): string {
  const { response } = report;
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [[title, ...lines.map((line) => `  ${line}`)].join('\n')];
  const counted = (title: string, list: Report['byForm']) =>
    section(
      title,
      list.map(({ name, leads }) => `${name || 'no store'}: ${leads}`),
    );
  return `${[
    `Leads: ${report.leads}`,
    ...section('Answers, in minutes of opening hours', [
      `answered: ${response.answered}`,
      `median: ${minutes(response.medianMinutes)}`,
      `slowest: ${minutes(response.worstMinutes)}`,
      `late: ${response.late}`,
    ]),
    ...section(
      'By person',
      report.byPerson.map(
        ({ name, answered, medianMinutes, worstMinutes }) =>
          `${name}: ${answered} answered, median ${minutes(medianMinutes)}, slowest ${minutes(worstMinutes)}`,
      ),
    ),
    ...counted('By kind', report.byForm),
    ...counted('By source', report.bySource),
    ...counted('By store', report.byStore),
    ...counted('By status', report.byStatus),
    ...section(
      'Deliveries that failed',
      report.failedDeliveries.map(({ to, dead }) => `${to}: ${dead}`),
    ),
    `More: ${link}`,
  ].join('\n\n')}\n`;
}
