/** Parses our mail like mail servers and mail programs do, for tests and benchmarks. */
import PostalMime from 'postal-mime';
import type { OutgoingLead } from '@rooftop/leads/delivery/channel';
import type { Lead } from '@rooftop/leads/lead';
import { exampleDestination } from './leads/submissions.ts';
import { cleanText } from '@rooftop/leads/wording/clean-text';
import { adfMail } from '@rooftop/leads/mail/adf-mail';
import { composeMail } from '@rooftop/leads/mail/compose-mail';
import type { Mail } from '@rooftop/leads/mail/mail';
import { textMail } from '@rooftop/leads/mail/text-mail';

/** A lead to be sent to a mailbox. */
export const outgoingMail = (lead: Lead, change: Partial<OutgoingLead> = {}): OutgoingLead => ({
  lead,
  files: [],
  destination: exampleDestination(),
  deliveryId: '019aa8f0-0000-7000-8000-00000000d001',
  ...change,
});

/** Parses a mail like a mail program. */
export const readMail = (bytes: Uint8Array | string) => PostalMime.parse(bytes);

const HEADERS = new Set([
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'content-type',
  'content-transfer-encoding',
  'content-disposition',
  'mime-version',
]);
/** Headers of mail that shoppers can unsubscribe from. */
const STOP_HEADERS = ['list-unsubscribe', 'list-unsubscribe-post', 'auto-submitted'];

/**
 * Lists what a mail program finds in a lead's mails that we did not put there, one line per finding. Empty if there
 * is nothing.
 */
export async function listMailErrors(lead: Lead): Promise<readonly string[]> {
  const outgoing = outgoingMail(lead);
  const mails = [textMail(outgoing), adfMail(outgoing)];
  const faults = await Promise.all(
    mails.map(async (mail) => listErrorsOfMail(await composeMail(mail), mail)),
  );
  return faults.flat().map((fault) => `${fault} (lead ${lead.id})`);
}

/** All tags that our own HTML contains, independent of the lead. */
const OWN_TAGS =
  /^<(?:!DOCTYPE html|html lang="(?:en|es)"|meta (?:charset|name)="[\w-]+"(?: content="[\w=,. -]+")?|br|a href="(?:tel:\+\d+|mailto:[^"<>@\s]*|https?:\/\/[^"<>\s]*)" style="[^"<>]*"|img src="https?:\/\/[^"<>\s]*" alt="[^"<>]*" width="\d+" height="\d+" style="[^"<>]*"|table role="presentation" style="[^"<>]*"|(?:body|div|h1|h2|p|span|strong|td|title|tr)(?: style="[^"<>]*")?|head|\/(?:html|head|body|div|h1|h2|p|a|span|strong|table|title|tr|td))>$/;
const foreignTags = (html: string): readonly string[] =>
  (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !OWN_TAGS.test(tag));

/** Lists the findings of one mail as sent. */
export async function listErrorsOfMail(bytes: Buffer, mail: Mail): Promise<readonly string[]> {
  const read = await readMail(bytes);
  const names = read.headers.map(({ key }) => key);
  const checks: readonly (readonly [string, boolean])[] = [
    [
      'an unknown header',
      names.every((name) => HEADERS.has(name) || (mail.stopUrl !== undefined && STOP_HEADERS.includes(name))),
    ],
    ['a duplicate header', new Set(names).size === names.length],
    ['another recipient', read.to?.length === 1 && read.to[0]?.address === mail.to],
    ['a copy', read.cc === undefined && read.bcc === undefined],
    ['another sender', read.from?.address === mail.from.address],
    [
      'another reply-to',
      (read.replyTo ?? []).map(({ address }) => address).join() === (mail.replyTo?.address ?? ''),
    ],
    ['another id', read.messageId === `<${mail.id}@${mail.host}>`],
    [
      'a part',
      read.attachments.length === mail.files.length && (read.html !== undefined) === (mail.html !== null),
    ],
    ['foreign HTML', mail.html === null || foreignTags(mail.html).length === 0],
    ['a different text', read.text?.trim() === cleanText(mail.text)],
    ['a bare or overlong line', !/[^\r]\n|\r[^\n]|[^\r\n]{999}/.test(bytes.toString('latin1'))],
  ];
  return checks.flatMap(([fault, isFine]) => (isFine ? [] : [fault]));
}
