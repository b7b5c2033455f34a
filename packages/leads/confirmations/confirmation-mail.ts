import { escapeHtml } from '@rooftop/tenancy/escape-markup';
import type { Vendor } from '../lead.ts';
import { mailButton, mailPage, mailSection } from '../mail/html.ts';
import { mailAddress } from '../mail/mail-address.ts';
import type { Mail } from '../mail/mail.ts';
import { printNote } from '../wording/note.ts';
import type { Confirmation } from './confirmation.ts';

/** Recipient and sender of a confirmation, and how to unsubscribe. */
export interface ConfirmationEnvelope {
  /** UUID of the lead. */
  readonly lead: string;
  /** Validated by `mailAddress`. */
  readonly to: string;
  readonly vendor: Vendor;
  readonly acceptedAt: Date;
  readonly stopUrl: string;
}

/** Builds the confirmation email. Every attempt produces the same email. */
export function confirmationMail(
  confirmation: Confirmation,
  { lead, to, vendor, acceptedAt, stopUrl }: ConfirmationEnvelope,
): Mail {
  const replyTo = mailAddress(confirmation.replyTo);
  return {
    id: lead,
    host: vendor.host,
    date: acceptedAt,
    from: { name: vendor.name, address: mailAddress(vendor.sender) ?? `leads@${vendor.host}` },
    to,
    replyTo: replyTo === null ? null : { name: vendor.name, address: replyTo },
    subject: confirmation.subject,
    text: textOf(confirmation, stopUrl),
    html: htmlOf(confirmation, stopUrl),
    files: [],
    stopUrl,
  };
}

function textOf({ heading, intro, sections, closing, stop }: Confirmation, stopUrl: string): string {
  const blocks = [
    [heading],
    intro,
    ...sections.map(({ title, notes }) => [
      title.toUpperCase(),
      ...notes.flatMap((note) =>
        note.href?.startsWith('http') ? [printNote(note), note.href] : [printNote(note)],
      ),
    ]),
    ...(closing === null ? [] : [[closing]]),
    [stop.text, `${stop.label}: ${stopUrl}`],
  ];
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}

function htmlOf(confirmation: Confirmation, stopUrl: string): string {
  const { language, heading, intro, buttons, sections, closing, stop } = confirmation;
  return mailPage(
    language,
    [
      `<h1 style="margin:0;font-size:22px;line-height:1.25">${escapeHtml(heading)}</h1>`,
      ...intro.map((line) => `<p style="margin:8px 0 0">${escapeHtml(line)}</p>`),
      ...sections.map(mailSection),
      `<p style="margin:24px 0 0">${buttons.map(({ label, href }) => mailButton(href, label)).join('')}</p>`,
      ...(closing === null ? [] : [`<p style="margin:8px 0 0">${escapeHtml(closing)}</p>`]),
      `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d8dee4;font-size:14px;color:#57606a">${escapeHtml(stop.text)}<br>
<a href="${escapeHtml(stopUrl)}" style="color:#0b57a4">${escapeHtml(stop.label)}</a></p>`,
    ].join('\n'),
  );
}
