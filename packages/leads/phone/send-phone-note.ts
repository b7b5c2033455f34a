import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { destinationShape } from '../destination.ts';
import { kinds } from '../kinds/kinds.ts';
import { envelopeOf } from '../mail/envelope-of.ts';
import type { MailTransport } from '../mail/mail.ts';
import { textSubject } from '../mail/text-mail.ts';
import { findLead } from '../storage/find-lead.ts';
import { fullName } from '../wording/contact-name.ts';
import { phoneNotes } from '../wording/lead-notes.ts';
import { phoneForCrm } from '../wording/phone-for-crm.ts';

/** Milliseconds per mail. */
const TIMEOUT_MS = 20_000;

const deliveredShape = z.object({ lead: z.string(), destination: destinationShape });

/**
 * Mails to one who has a lead already that its phone number was verified since. Of a confidential lead, no mail says
 * anything about the sender.
 * @param delivery the mail that they have
 * @throws Error if it should be retried
 */
export async function sendPhoneNote(pool: Pool, transport: MailTransport, delivery: string): Promise<void> {
  const { rows } = await pool.query('SELECT lead, destination FROM deliveries WHERE id = $1', [delivery]);
  // The lead was deleted meanwhile.
  if (rows.length === 0) return;
  const { lead: id, destination } = deliveredShape.parse(rows[0]);
  const lead = await findLead(pool, id);
  if (lead === null || lead.phoneVerifiedAt === null || kinds[lead.form].isConfidential) return;
  const { contact } = lead.content;
  const about = [`Lead ${lead.number}`, fullName(contact), phoneForCrm(contact.phone)];
  const envelope = envelopeOf({ lead, files: [], destination, deliveryId: `${delivery}-phone` });
  await transport.send(
    {
      ...envelope,
      date: lead.phoneVerifiedAt,
      replyTo: null,
      subject: `Phone verified: ${textSubject(lead)}`,
      text: `${about.filter((part) => part !== null).join(', ')}\n${phoneNotes(lead).join('\n')}\n`,
      html: null,
      files: [],
    },
    AbortSignal.timeout(TIMEOUT_MS),
  );
}
