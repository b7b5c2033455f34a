/** Tells those who got a lead by mail that its shopper has replied. */
import type { Pool } from '@rooftop/database/pool';
import { FORMS } from '@rooftop/forms/lead-forms';
import type { Language } from '@rooftop/tenancy/languages';
import { z } from 'zod';
import { leadInDesk } from '../inbox/desk-url.ts';
import { kinds } from '../kinds/kinds.ts';
import { leadContactShape, vendorShape } from '../lead.ts';
import { mailStaff, type StaffMailer } from '../notices/mail-staff.ts';
import { STAFF_MAIL_WORDS } from '../notices/staff-mail-words.ts';
import { fullName } from '../wording/contact-name.ts';
import { cutQuote, REPLY_LINE } from './cut-quote.ts';
import { createReplyAddress, type InboundMail } from './reply-address.ts';

/** Mailboxes that are told about one reply. */
const MOST_RECIPIENTS = 10;

const replyShape = z.object({
  dealership: z.string(),
  lead: z.string(),
  number: z.number(),
  form: z.enum(FORMS),
  contact: leadContactShape,
  vendor: vendorShape,
  body: z.string(),
  recipients: z.array(z.string()),
});

export interface ReplyNoticeOptions extends StaffMailer {
  readonly inbound: InboundMail;
  /** URL of the Studio, where the desk is. */
  readonly studioUrl: string;
  readonly readLanguage: (dealership: string) => Promise<Language>;
}

/**
 * Mails a shopper's reply to those who got its lead. Whoever answers this mail answers the shopper. Of a confidential
 * lead, it says nothing but that there is a reply.
 * @throws Error if no address accepted it and another attempt may succeed
 */
export async function sendReplyNotice(
  pool: Pool,
  message: string,
  { inbound, studioUrl, readLanguage, ...mailer }: ReplyNoticeOptions,
): Promise<void> {
  const { rows } = await pool.query(
    `SELECT messages.dealership, lead, number::float8 AS number, form, content->'contact' AS contact, vendor, body,
       (SELECT coalesce(json_agg(DISTINCT destination->>'to'), '[]') FROM deliveries
        WHERE lead = leads.id AND destination->>'channel' = 'text-mail') AS recipients
     FROM lead_messages AS messages JOIN leads ON leads.id = lead WHERE messages.id = $1`,
    [message],
  );
  // The lead was deleted meanwhile.
  if (rows.length === 0) return;
  const { dealership, lead: id, number, form, contact, vendor, body, recipients } = replyShape.parse(rows[0]);
  const language = await readLanguage(dealership);
  const { isConfidential } = kinds[form];
  const words = STAFF_MAIL_WORDS[language];
  const name = isConfidential ? null : fullName(contact);
  const url = leadInDesk(studioUrl, { dealership, id });
  const text = [
    ...(isConfidential ? [] : [REPLY_LINE[language]]),
    words.replied(number, name),
    ...(isConfidential ? [] : [cutQuote(body).own || body]),
    ...(url === null ? [] : [`${words.inDesk}: ${url}`]),
  ].join('\n\n');
  const replyTo = isConfidential
    ? null
    : { name: name ?? '', address: createReplyAddress(inbound, 'staff', { dealership, id }) };
  await mailStaff(mailer, recipients.slice(0, MOST_RECIPIENTS), vendor, {
    subject: words.replied(number, name),
    text: `${text}\n`,
    replyTo,
  });
}
