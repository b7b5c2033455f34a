/** Reads a mail that came in by SMTP. */
import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { cleanLine } from '../wording/clean-text.ts';
import { mailTextOf } from './mail-text-of.ts';
import { isAutomaticMail } from './automatic-mail.ts';

/** What is stored of an attachment. Its content is not: nobody here opens a stranger's file. */
export interface NamedAttachment {
  readonly name: string;
  readonly type: string;
  /** Size in bytes. */
  readonly bytes: number;
}

export interface IncomingMail {
  /** The same each time a mail server sends it. */
  readonly messageId: string;
  /** Null if the header From has no address. */
  readonly from: { readonly address: string; readonly name: string | null } | null;
  readonly subject: string;
  /** All of the text. Of a mail that is only HTML, its text. */
  readonly text: string;
  readonly attachments: readonly NamedAttachment[];
  /** Whether a program sent it. */
  readonly isAutomatic: boolean;
  /** Whether it answers or forwards another mail, by its headers. */
  readonly isReply: boolean;
}

/** Bounds on what a mail can make us read and store. Whoever exceeds the first two is refused, longer text is cut. */
const NESTING = 20;
const HEADER_BYTES = 256 * 1024;
const TEXT_LENGTH = 200_000;
const LINE_LENGTH = 300;
const ATTACHMENTS = 50;
const ID = /^<[^<>\s\p{Cc}]{1,900}>$/u;
const REPLY_HEADERS = new Set(['in-reply-to', 'references']);
const HTML_LENGTH = 300_000;

/**
 * @param envelopeFrom sender of the SMTP envelope; empty for bounces
 * @throws Error if it is no mail, or nested too deeply
 */
export async function parseIncomingMail(bytes: Buffer, envelopeFrom: string): Promise<IncomingMail> {
  const mail = await PostalMime.parse(bytes, {
    maxNestingDepth: NESTING,
    maxHeadersSize: HEADER_BYTES,
    // A mail that was forwarded as a file is one.
    forceRfc822Attachments: true,
  });
  const from = senderOf(mail);
  const id = mail.messageId?.trim() ?? '';
  return {
    messageId: ID.test(id) ? id : `<${createHash('sha256').update(bytes).digest('hex')}@no-id>`,
    from,
    subject: lineOf(mail.subject) ?? '',
    text: storable(mail.text ?? mailTextOf((mail.html ?? '').slice(0, HTML_LENGTH)))
      .slice(0, TEXT_LENGTH)
      .toWellFormed(),
    attachments: mail.attachments.slice(0, ATTACHMENTS).map(({ filename, mimeType, content }) => ({
      name: lineOf(filename) ?? 'file',
      type: lineOf(mimeType) ?? 'application/octet-stream',
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    })),
    isAutomatic: isAutomaticMail(mail.headers, { envelopeFrom, from: from?.address ?? null }),
    isReply: mail.headers.some(({ key, value }) => REPLY_HEADERS.has(key) && value.trim() !== ''),
  };
}

function senderOf({ from }: Email): IncomingMail['from'] {
  const mailbox = from?.group === undefined ? from : from.group[0];
  const address = lineOf(mailbox?.address);
  return address === null ? null : { address, name: lineOf(mailbox?.name) };
}

const lineOf = (text: string | null | undefined): string | null =>
  cleanLine(text ?? null)
    ?.slice(0, LINE_LENGTH)
    .toWellFormed() ?? null;

/** PostgreSQL stores no NUL. Other control characters are kept out of what people read. */
const storable = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll(/(?![\t\n])[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '');
