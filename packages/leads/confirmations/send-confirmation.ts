import type { Pool } from '@rooftop/database/pool';
import { PermanentFailure } from '../delivery/channel.ts';
import { describeFailure } from '../delivery/describe-failure.ts';
import type { MailTransport } from '../mail/mail.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { createLeadTicket } from './lead-ticket.ts';
import { createUnsubscribeTicket } from './unsubscribe-ticket.ts';
import { type ConfirmationKey, finishConfirmation, startConfirmation } from './stored-confirmations.ts';

/** Milliseconds per email. */
const TIMEOUT_MS = 20_000;

/** Transport of confirmations and the key that signs their links. */
export interface ConfirmationOptions {
  readonly transport: MailTransport;
  /** For the purpose confirmations. */
  readonly key: Uint8Array;
}

/**
 * Makes one attempt to send a confirmation. Failures are recorded with the confirmation and don't affect the
 * lead or its deliveries.
 * @param attempt.isLast whether a failure is final
 * @throws Error if it should be retried
 */
export async function sendConfirmation(
  pool: Pool,
  confirmation: ConfirmationKey,
  { transport, key }: ConfirmationOptions,
  { isLast }: { readonly isLast: boolean },
): Promise<void> {
  const due = await startConfirmation(pool, key, confirmation);
  if (due === null) return;
  const { message, dealership, to, vendor, acceptedAt, code } = due;
  const { lead, kind } = confirmation;
  const stopUrl = `${vendor.url}${message.stop.path}${createUnsubscribeTicket(key, dealership, to)}`;
  const mail = confirmationMail(message, {
    id: kind === 'CO_BORROWER' ? `${lead}-co-borrower` : lead,
    to,
    vendor,
    acceptedAt,
    code,
    ticket: createLeadTicket(key, dealership, lead),
    stopUrl,
  });
  try {
    await transport.send(mail, AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    const problem = describeFailure(error);
    if (!isLast && !(error instanceof PermanentFailure)) throw new Error(problem, { cause: error });
    return finishConfirmation(pool, confirmation, problem);
  }
  await finishConfirmation(pool, confirmation, null);
}
