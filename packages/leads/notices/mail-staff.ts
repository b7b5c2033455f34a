import { randomUUIDv7 } from 'node:crypto';
import { PermanentFailure } from '../delivery/channel.ts';
import { describeFailure } from '../delivery/describe-failure.ts';
import type { Vendor } from '../lead.ts';
import { mailAddress } from '../mail/mail-address.ts';
import type { Mail, MailTransport } from '../mail/mail.ts';

/** Milliseconds per mail. */
const TIMEOUT_MS = 20_000;

/** Sends mail to the people of a dealership. */
export interface StaffMailer {
  readonly transport: MailTransport;
  /** Gets one warning per text that some addresses could not be sent, without the addresses. */
  readonly log: { warn(about: object, message: string): void };
}

/**
 * Emails a plain text to people of a dealership, each separately. Tries every address, and retries none of them once
 * one has accepted the mail, so that no one gets it twice.
 * @param written addresses as somebody entered them; invalid ones are skipped
 * @returns number of mails that were accepted; 0 if no address is valid or every mail was rejected for good
 * @throws Error if no address accepted it and another attempt may succeed
 */
export async function mailStaff(
  { transport, log }: StaffMailer,
  written: readonly string[],
  vendor: Pick<Vendor, 'name' | 'host' | 'sender'>,
  { subject, text, replyTo = null }: Pick<Mail, 'subject' | 'text'> & Partial<Pick<Mail, 'replyTo'>>,
): Promise<number> {
  const addresses = written.flatMap((one) => mailAddress(one) ?? []);
  const errors: unknown[] = [];
  for (const to of addresses) {
    const mail = {
      id: randomUUIDv7(),
      host: vendor.host,
      date: new Date(),
      from: { name: vendor.name, address: mailAddress(vendor.sender) ?? `leads@${vendor.host}` },
      to,
      replyTo,
      subject,
      text,
      html: null,
      files: [],
      isAutomatic: true,
    };
    try {
      await transport.send(mail, AbortSignal.timeout(TIMEOUT_MS));
    } catch (error) {
      errors.push(error);
    }
  }
  const accepted = addresses.length - errors.length;
  const temporary = errors.find((error) => !(error instanceof PermanentFailure));
  if (accepted === 0 && temporary !== undefined) throw temporary;
  if (errors.length > 0)
    log.warn(
      { host: vendor.host, accepted, problems: errors.map(describeFailure) },
      'Could not mail all of a dealership’s staff',
    );
  return accepted;
}
