/** Mail about leads that nobody answered in time, once per lead. */
import type { Language } from '@rooftop/tenancy/languages';
import { inTransaction, type Pool } from '@rooftop/database/pool';
import { FORMS } from '@rooftop/forms/lead-forms';
import { z } from 'zod';
import { addHistory, announce } from '../inbox/lead-history.ts';
import { vendorShape } from '../lead.ts';
import { formatMoment } from '../wording/local-time.ts';
import { deskUrl } from '../inbox/desk-url.ts';
import { aboutLead } from './about-lead.ts';
import { mailStaff, type StaffMailer } from './mail-staff.ts';
import type { NoticeOptions } from './send-notice.ts';
import { STAFF_MAIL_WORDS } from './staff-mail-words.ts';

/** Leads of all dealerships that are late and that were not reported yet. What the law limits is reported ten days before. */
const DUE = `state = 'accepted' AND answered_at IS NULL AND escalated_at IS NULL AND NOT is_test
  AND late_at <= now() + CASE form WHEN 'PRIVACY_REQUEST' THEN interval '10 days' ELSE interval '0' END`;
/** Leads per mail. The rest come with the next one. */
const LISTED = 50;

const lateLeadShape = z.object({
  id: z.uuid(),
  number: z.number(),
  form: z.enum(FORMS),
  /** Summary in English without anything about the sender. */
  subject: z.string(),
  owner: z.string().nullable(),
  acceptedAt: z.date(),
  vendor: vendorShape,
});
type LateLead = z.infer<typeof lateLeadShape>;

/** Lists the dealerships that have leads to escalate now. */
export async function listDueEscalations(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ dealership: string }>(
    `SELECT DISTINCT dealership FROM leads WHERE ${DUE}`,
  );
  return rows.map(({ dealership }) => dealership);
}

/**
 * Mails a dealership's late leads and records in their history that somebody was told. Leads are recorded after the mail:
 * a process that dies in between sends it twice.
 * @param to addresses as somebody entered them
 * @returns the number of leads, 0 if there are none or nobody could be told
 * @throws Error if no address accepted the mail and another attempt may succeed; the job retries
 */
export async function escalateLateLeads(
  pool: Pool,
  dealership: string,
  to: readonly string[],
  {
    studioUrl,
    language,
    ...mailer
  }: StaffMailer & Pick<NoticeOptions, 'studioUrl'> & { readonly language: Language },
): Promise<number> {
  const { rows } = await pool.query(
    `SELECT id, number::float8 AS number, form, content->>'subject' AS subject, owner_name AS owner, accepted_at AS "acceptedAt",
       vendor
     FROM leads WHERE dealership = $1 AND ${DUE} ORDER BY number DESC LIMIT ${LISTED}`,
    [dealership],
  );
  const leads = z.array(lateLeadShape).parse(rows);
  const [latest] = leads;
  if (latest === undefined) return 0;
  const linkTo = ({ id }: LateLead) => deskUrl(studioUrl, dealership, `leads/${id}`);
  const mailed = await mailStaff(mailer, to, latest.vendor, escalationText(leads, linkTo, language));
  for (const { id } of leads)
    await inTransaction(pool, async (client) => {
      await client.query('UPDATE leads SET escalated_at = now() WHERE dealership = $1 AND id = $2', [
        dealership,
        id,
      ]);
      if (mailed === 0) return;
      await addHistory(client, { dealership, id }, { kind: 'escalated', detail: null }, null);
      await announce(client, { id });
    });
  return mailed === 0 ? 0 : leads.length;
}

/** Composes the mail. It contains numbers, times and owners, but nothing about the senders. */
function escalationText(leads: readonly LateLead[], linkTo: (lead: LateLead) => string, language: Language) {
  const words = STAFF_MAIL_WORDS[language];
  const subject = words.wait(leads.length);
  const lines = leads.map((lead) => {
    const { number, acceptedAt, owner, vendor } = lead;
    const facts = [
      words.lead(number),
      aboutLead(lead, language),
      formatMoment(acceptedAt, vendor.timeZone, language),
      owner ?? words.nobody,
    ];
    return `${facts.join(', ')}\n${linkTo(lead)}`;
  });
  return { subject, text: `${[words.tooLong(subject), ...lines].join('\n\n')}\n` };
}
