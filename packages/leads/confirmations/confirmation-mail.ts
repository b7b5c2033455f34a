import type { Vendor } from '../lead.ts';
import { mailAddress } from '../mail/mail-address.ts';
import type { Mail } from '../mail/mail.ts';
import type { Confirmation } from './confirmation.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { confirmationText } from './confirmation-text.ts';

/** Recipient and sender of a confirmation, and what its links need. */
interface ConfirmationEnvelope {
  /** Part of the Message-ID. */
  readonly id: string;
  /** Validated by `mailAddress`. */
  readonly to: string;
  readonly vendor: Vendor;
  readonly acceptedAt: Date;
  /** The lead's code. */
  readonly code: string;
  /** The lead's ticket, from `createLeadTicket`. */
  readonly ticket: string;
  readonly stopUrl: string;
}

/** Builds the confirmation email. Every attempt produces the same email. */
export function confirmationMail(
  confirmation: Confirmation,
  { id, to, vendor, acceptedAt, code, ticket, stopUrl }: ConfirmationEnvelope,
): Mail {
  const replyTo = mailAddress(confirmation.replyTo);
  const { codeLabel, calendar } = confirmation;
  const complete = {
    ...confirmation,
    buttons: confirmation.buttons.map((button) =>
      button.needsTicket ? { ...button, href: button.href + ticket } : button,
    ),
    code: codeLabel === null ? null : { label: codeLabel, value: code },
    stopUrl,
  };
  return {
    id,
    host: vendor.host,
    date: acceptedAt,
    from: { name: vendor.name, address: mailAddress(vendor.sender) ?? `leads@${vendor.host}` },
    to,
    replyTo: replyTo === null ? null : { name: vendor.name, address: replyTo },
    subject: confirmation.subject,
    text: confirmationText(complete),
    html: confirmationHtml(complete),
    files: calendar === null ? [] : [calendarFileOf(calendar)],
    stopUrl,
  };
}

const calendarFileOf = ({ method, text }: NonNullable<Confirmation['calendar']>): Mail['files'][number] => ({
  name: 'appointment.ics',
  type: `text/calendar; charset=utf-8; method=${method}`,
  bytes: Buffer.from(text),
});
