/** The figures of a week as a mail for the people of a dealership. */
import type { Language } from '@rooftop/tenancy/languages';
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import type { Report } from '../inbox/report-api.ts';
import { type ReportPeriod, reportLeads } from '../inbox/report-leads.ts';
import { deskUrl } from '../inbox/desk-url.ts';
import { type Vendor, vendorShape } from '../lead.ts';
import { describeDestination, FORM_WORDS, STATUS_WORDS } from '../wording/lead-words.ts';
import { mailStaff, type StaffMailer } from './mail-staff.ts';
import type { NoticeOptions } from './send-notice.ts';
import { STAFF_MAIL_WORDS } from './staff-mail-words.ts';

/** Names of a dealership's stores by key. A store that is gone has none. */
type StoreNames = Readonly<Record<string, string>>;

/** Lists the dealerships that have ever had a lead. */
export async function listDealershipsWithLeads(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ dealership: string }>(
    'SELECT dealership FROM lead_numbers ORDER BY dealership',
  );
  return rows.map(({ dealership }) => dealership);
}

/**
 * Mails the figures of a period. Dealerships without a lead get no mail.
 * @param options.to addresses as entered
 * @throws Error if no address accepted the mail and another attempt may succeed; the job retries
 */
export async function sendReport(
  pool: Pool,
  dealership: string,
  period: ReportPeriod,
  {
    to,
    language,
    storeNames,
    studioUrl,
    ...mailer
  }: StaffMailer &
    Pick<NoticeOptions, 'studioUrl'> & {
      readonly to: readonly string[];
      readonly language: Language;
      readonly storeNames: StoreNames;
    },
): Promise<void> {
  const vendor = await latestVendor(pool, dealership);
  if (vendor === null) return;
  const report = await reportLeads(pool, dealership, period);
  const link = deskUrl(studioUrl, dealership, `reports?from=${period.from}&to=${period.to}`);
  const [from, until] = [dateIn(period.from, language), dateIn(period.to, language)];
  const subject = STAFF_MAIL_WORDS[language].weekly(from, until, report.leads);
  await mailStaff(mailer, to, vendor, {
    subject,
    text: reportText(report, link, { language, storeNames }),
  });
}

async function latestVendor(pool: Pool, dealership: string): Promise<Vendor | null> {
  const { rows } = await pool.query<{ vendor: unknown }>(
    'SELECT vendor FROM leads WHERE dealership = $1 ORDER BY number DESC LIMIT 1',
    [dealership],
  );
  return z.nullable(vendorShape).parse(rows[0]?.vendor ?? null);
}

/** `11/23/2026`, in Spanish `23 nov 2026`. */
const dateIn = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-US`, {
    timeZone: 'UTC',
    year: 'numeric',
    day: '2-digit',
    month: language === 'en' ? '2-digit' : 'short',
  }).format(new Date(date));

/** Composes the mail: the same figures as the inbox's reports. */
export function reportText(
  report: Report,
  link: string,
  { language, storeNames }: { readonly language: Language; readonly storeNames: StoreNames },
): string {
  const { response } = report;
  const words = STAFF_MAIL_WORDS[language];
  const minutes = (count: number | null): string =>
    count === null ? words.none : `${Math.round(count)} min`;
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [[title, ...lines.map((line) => `  ${line}`)].join('\n')];
  const counted = (title: string, list: Report['byForm'], names: Readonly<Record<string, string>>) =>
    section(
      title,
      list.map(({ name, leads }) => `${Object.hasOwn(names, name) ? names[name] : name}: ${leads}`),
    );
  return `${[
    `${words.leads}: ${report.leads}`,
    ...section(words.answers, [
      `${words.answered}: ${response.answered}`,
      `${words.median}: ${minutes(response.medianMinutes)}`,
      `${words.slowest}: ${minutes(response.worstMinutes)}`,
      `${words.late}: ${response.late}`,
    ]),
    ...section(
      words.byPerson,
      report.byPerson.map(
        ({ name, answered, medianMinutes, worstMinutes }) =>
          `${name}: ${answered} ${words.answered}, ${words.median} ${minutes(medianMinutes)}, ${words.slowest} ${minutes(worstMinutes)}`,
      ),
    ),
    ...counted(words.byForm, report.byForm, FORM_WORDS[language]),
    ...counted(words.bySource, report.bySource, { direct: words.direct }),
    ...counted(words.byStore, report.byStore, { ...storeNames, '': words.noStore }),
    ...counted(words.byStatus, report.byStatus, STATUS_WORDS[language]),
    ...section(
      words.failed,
      report.failedDeliveries.map(
        ({ destination, dead }) => `${describeDestination(destination, language)}: ${dead}`,
      ),
    ),
    `${words.more}: ${link}`,
  ].join('\n\n')}\n`;
}
