/** Tells staff that a shopper has replied, or that somebody else has written about a lead. */
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
import { MESSAGE_KINDS } from './message.ts';
import { createReplyAddress, type InboundMail } from './reply-address.ts';
import { isSameMailbox } from './sort-message.ts';

/** Mailboxes that are told about one reply. */
const MOST_RECIPIENTS = 10;

const replyShape = z.object({
  dealership: z.string(),
  lead: z.string(),
  number: z.number(),
  form: z.enum(FORMS),
  contact: leadContactShape,
  vendor: vendorShape,
  kind: z.enum(MESSAGE_KINDS),
  from: z.string().nullable(),
  body: z.string(),
  received: z.array(z.string()),
});

/** Who may read mail about a dealership's leads, by its settings of today. */
export interface ReplyReaders {
  readonly language: Language;
  /** All mailboxes that the settings name. */
  readonly mailboxes: readonly string[];
  /** Who is told if nobody who got the lead is named any more. */
  readonly otherwise: readonly string[];
}

export interface ReplyNoticeOptions extends StaffMailer {
  readonly inbound: InboundMail;
  /** URL of the Studio, where the desk is. */
  readonly studioUrl: string;
  /** Throws if the settings cannot be read now. */
  readonly readReaders: (dealership: string) => Promise<ReplyReaders>;
}

/** Those who got the lead and still work there. A mailbox that only once got leads may be of somebody who has left. */
function recipientsOf(
  received: readonly string[],
  { mailboxes, otherwise }: ReplyReaders,
): readonly string[] {
  const still = received.filter((one) => mailboxes.some((mailbox) => isSameMailbox(mailbox, one)));
  return (still.length === 0 ? otherwise : still).slice(0, MOST_RECIPIENTS);
}

/**
 * Mails what a shopper replied to those who got the lead. Whoever answers this mail answers the shopper. Mail from
 * another mailbox says that it is. Of a confidential lead, it says nothing but that there is mail.
 * @throws Error if no address accepted it and another attempt may succeed
 */
export async function sendReplyNotice(
  pool: Pool,
  message: string,
  { inbound, studioUrl, readReaders, ...mailer }: ReplyNoticeOptions,
): Promise<void> {
  const { rows } = await pool.query(
    `SELECT messages.dealership, lead, number::float8 AS number, form, content->'contact' AS contact, vendor, kind,
       from_address AS from, body,
       (SELECT coalesce(json_agg(DISTINCT destination->>'to'), '[]') FROM deliveries
        WHERE lead = leads.id AND destination->>'channel' = 'text-mail') AS received
     FROM lead_messages AS messages JOIN leads ON leads.id = lead WHERE messages.id = $1`,
    [message],
  );
  // The lead was deleted meanwhile.
  if (rows.length === 0) return;
  const reply = replyShape.parse(rows[0]);
  const { dealership, lead: id, number, form, contact, vendor, kind, from, body } = reply;
  const readers = await readReaders(dealership);
  const { language } = readers;
  const { isConfidential } = kinds[form];
  const words = STAFF_MAIL_WORDS[language];
  const name = isConfidential ? null : fullName(contact);
  const url = leadInDesk(studioUrl, { dealership, id });
  const stranger = kind === 'otherAddress' || kind === 'unknownSender' ? words.strangers[kind] : null;
  const subject = stranger === null ? words.replied(number, name) : stranger.subject(number);
  const text = [
    ...(isConfidential ? [] : [REPLY_LINE[language]]),
    subject,
    ...(stranger === null ? [] : [stranger.hint]),
    ...(stranger === null || isConfidential ? [] : [words.from(from)]),
    ...(isConfidential ? [] : [cutQuote(body).own || body]),
    ...(url === null ? [] : [`${words.inDesk}: ${url}`]),
  ].join('\n\n');
  const replyTo = isConfidential
    ? null
    : { name: name ?? '', address: createReplyAddress(inbound, 'staff', { dealership, id }) };
  await mailStaff(mailer, recipientsOf(reply.received, readers), vendor, {
    subject,
    text: `${text}\n`,
    replyTo,
  });
}
