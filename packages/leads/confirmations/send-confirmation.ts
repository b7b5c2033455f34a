import type { Pool } from '@rooftop/database/pool';
import { PermanentFailure } from '../delivery/channel.ts';
import { describeFailure } from '../delivery/describe-failure.ts';
import type { MailTransport } from '../mail/mail.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { stopTicket } from './stop-ticket.ts';
import { finishConfirmation, startConfirmation } from './storage.ts';

/** Milliseconds for one mail. */
const TIMEOUT_MS = 20_000;

/** Where confirmations go, and what signs their links. */
export interface ConfirmationOptions {
  readonly transport: MailTransport;
  /** of the purpose confirmations */
  readonly key: Uint8Array;
}

/**
 * Makes one attempt at a lead's confirmation. What goes wrong is on record with the confirmation and touches neither the
 * lead nor its deliveries.
 * @param attempt.isLast whether a failure is for good
 * @throws Error if it is to be tried again
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
  const stopUrl = `${vendor.url}${message.stop.path}${stopTicket(key, dealership, to)}`;
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
