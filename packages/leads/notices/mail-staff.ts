import { randomUUIDv7 } from 'node:crypto';
import { PermanentFailure } from '../delivery/channel.ts';
import type { Vendor } from '../lead.ts';
import { mailAddress } from '../mail/mail-address.ts';
import type { MailTransport } from '../mail/mail.ts';

/** Milliseconds per mail. */
const TIMEOUT_MS = 20_000;

/**
 * Mails a plain text to people of a dealership, one mail each. One nonexistent mailbox does not keep the others from
 * getting it.
 * @param written addresses as somebody entered them; invalid ones are skipped
 * @returns number of valid addresses
 * @throws Error if a mail could not be sent and the job should be retried
 */
export async function mailStaff(
  transport: MailTransport,
  written: readonly string[],
  vendor: Pick<Vendor, 'name' | 'host' | 'sender'>,
  { subject, text }: { readonly subject: string; readonly text: string },
): Promise<number> {
  const addresses = written.flatMap((one) => mailAddress(one) ?? []);
  for (const to of addresses) {
    const mail = {
      id: randomUUIDv7(),
      host: vendor.host,
      date: new Date(),
      from: { name: vendor.name, address: mailAddress(vendor.sender) ?? `leads@${vendor.host}` },
      to,
      replyTo: null,
      subject,
      text,
      html: null,
      files: [],
    };
    try {
      await transport.send(mail, AbortSignal.timeout(TIMEOUT_MS));
    } catch (error) {
      if (!(error instanceof PermanentFailure)) throw error;
    }
  }
  return addresses.length;
}
