import MailComposer from 'nodemailer/lib/mail-composer';
import { cleanLine } from '../wording/clean-text.ts';
import type { Mail, Mailbox } from './mail.ts';

/** Longer subjects are truncated; no phone shows more. */
const SUBJECT_LENGTH = 200;
const NAME_LENGTH = 100;

/** Truncates by whole characters. */
const cut = (text: string | null, length: number): string =>
  Array.from(text ?? '')
    .slice(0, length)
    .join('');

const mailbox = ({ name, address }: Mailbox) => ({ name: cut(cleanLine(name), NAME_LENGTH), address });

/** Prevents automatic replies (RFC 3834). */
const AUTOMATIC = { key: 'Auto-Submitted', value: 'auto-generated' };
/** Lets mail programs show an unsubscribe button (RFC 8058). */
const stopHeaders = (url: string) => [
  { key: 'List-Unsubscribe', value: { prepared: true, value: `<${url}>` } },
  { key: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
  AUTOMATIC,
];

function headersOf({ stopUrl, isAutomatic }: Mail) {
  if (stopUrl !== undefined) return { headers: stopHeaders(stopUrl) };
  return isAutomatic ? { headers: [AUTOMATIC] } : {};
}

/** Composes an RFC 5322 message with CRLF line endings. Every attempt produces the same message. */
export function composeMail(mail: Mail): Promise<Buffer> {
  const composer = new MailComposer({
    messageId: `<${mail.id}@${mail.host}>`,
    date: mail.date,
    from: mailbox(mail.from),
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: mailbox(mail.replyTo) }),
    subject: cut(cleanLine(mail.subject), SUBJECT_LENGTH),
    text: mail.text,
    ...(mail.html !== null && { html: mail.html }),
    attachments: mail.files.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: bytes,
    })),
    ...headersOf(mail),
    ...(mail.inReplyTo !== undefined && { inReplyTo: mail.inReplyTo, references: mail.inReplyTo }),
    baseBoundary: mail.id,
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
