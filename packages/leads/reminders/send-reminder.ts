/** Mails that remind shoppers of their appointments. They have the form of a confirmation. */
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { confirmationShape } from '../confirmations/confirmation.ts';
import { confirmationMail } from '../confirmations/confirmation-mail.ts';
import type { ConfirmationOptions } from '../confirmations/send-confirmation.ts';
import { createLeadTicket } from '../confirmations/lead-ticket.ts';
import { createUnsubscribeTicket, dealershipAddressHash } from '../confirmations/unsubscribe-ticket.ts';
import { PermanentFailure } from '../delivery/channel.ts';
import { describeFailure } from '../delivery/describe-failure.ts';
import { vendorShape } from '../lead.ts';
import { mailAddress } from '../mail/mail-address.ts';

/** Milliseconds per email. */
const TIMEOUT_MS = 20_000;

/** What reminds of which lead. */
interface LeadReminder {
  readonly lead: string;
  /** Part of the Message-ID: the same for every attempt, and different after the appointment was moved. */
  readonly id: string;
  /** A `Confirmation`, as it was stored. */
  readonly message: unknown;
}

type ReminderOutcome = 'sent' | 'no address' | 'unsubscribed' | 'refused';

const leadShape = z.object({
  dealership: z.string(),
  email: z.string().nullable(),
  code: z.string(),
  vendor: vendorShape,
});

/**
 * Makes one attempt to mail a reminder to the shopper of a lead, unless they have unsubscribed from the dealership's
 * confirmations.
 * @throws Error if it should be retried
 */
export async function sendReminder(
  pool: Pool,
  { lead, id, message }: LeadReminder,
  { transport, key }: ConfirmationOptions,
  now: Date,
): Promise<ReminderOutcome> {
  const { rows } = await pool.query(
    `SELECT dealership, content->'contact'->>'email' AS email, code, vendor FROM leads WHERE id = $1`,
    [lead],
  );
  if (rows.length === 0) return 'no address';
  const { dealership, email, code, vendor } = leadShape.parse(rows[0]);
  const to = mailAddress(email);
  if (to === null) return 'no address';
  const { rowCount } = await pool.query('SELECT FROM confirmation_stops WHERE address = $1', [
    dealershipAddressHash(key, dealership, to),
  ]);
  if (rowCount === 1) return 'unsubscribed';
  const confirmation = confirmationShape.parse(message);
  const stopUrl = `${vendor.url}${confirmation.stop.path}${createUnsubscribeTicket(key, dealership, to)}`;
  const ticket = createLeadTicket(key, dealership, lead);
  const mail = confirmationMail(confirmation, { id, to, vendor, acceptedAt: now, code, ticket, stopUrl });
  try {
    await transport.send(mail, AbortSignal.timeout(TIMEOUT_MS));
    return 'sent';
  } catch (error) {
    if (error instanceof PermanentFailure) return 'refused';
    throw new Error(describeFailure(error), { cause: error });
  }
}
