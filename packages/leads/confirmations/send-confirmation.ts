import type { Pool } from '@rooftop/database/pool';
import { PermanentFailure } from '../delivery/channel.ts';
import { describeFailure } from '../delivery/describe-failure.ts';
import type { MailTransport } from '../mail/mail.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { createUnsubscribeTicket } from './unsubscribe-ticket.ts';
import { finishConfirmation, startConfirmation } from './storage.ts';

/** Milliseconds per email. */
const TIMEOUT_MS = 20_000;

/** Transport of confirmations and the key that signs their links. */
export interface ConfirmationOptions {
  readonly transport: MailTransport;
  /** For the purpose confirmations. */
  readonly key: Uint8Array;
}

/**
 * Makes one attempt to send a lead's confirmation. Failures are recorded with the confirmation and don't affect the
 * lead or its deliveries.
 * @param attempt.isLast whether a failure is final
 * @throws Error if it should be retried
 */
export async function sendConfirmation(
  pool: Pool,
  lead: string,
  { transport, key }: ConfirmationOptions,
  { isLast }: { readonly isLast: boolean },
): Promise<void> {
  const due = await startConfirmation(pool, key, lead);
  if (due === null) return;
  const { message, vendor, acceptedAt, to, dealership } = due;
  const stopUrl = `${vendor.url}${message.stop.path}${createUnsubscribeTicket(key, dealership, to)}`;
  const mail = confirmationMail(message, { lead, to, vendor, acceptedAt, stopUrl });
  try {
    await transport.send(mail, AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    const problem = describeFailure(error);
    if (!isLast && !(error instanceof PermanentFailure)) throw new Error(problem, { cause: error });
    return finishConfirmation(pool, lead, problem);
  }
  await finishConfirmation(pool, lead, null);
}
