import type { Vendor } from '../lead.ts';
import { mailAddress } from '../mail/mail-address.ts';
import type { Mail } from '../mail/mail.ts';
import { cleanText } from '../wording/clean-text.ts';
import type { ShopperAnswer, AnswerCar } from './shopper-answer.ts';
import { answerHtml } from './answer-html.ts';

interface AnswerEnvelope {
  /** Of the stored message, and part of the Message-ID. */
  readonly id: string;
  /** Validated by `mailAddress`. */
  readonly to: string;
  readonly vendor: Pick<Vendor, 'name' | 'host' | 'sender'>;
  readonly at: Date;
  readonly subject: string;
  /** What a person wrote. */
  readonly text: string;
}

/** Message-ID of an answer, by which the reply refers to it. */
export const answerMessageId = (id: string, { host }: Pick<Vendor, 'host'>): string => `<${id}@${host}>`;

/**
 * Builds the mail of an answer. Every attempt produces the same mail. A person wrote it, so nothing in it says that it
 * is automatic.
 */
export function answerMail(
  answer: ShopperAnswer,
  { id, to, vendor, at, subject, text }: AnswerEnvelope,
): Mail {
  const { car, replyTo, inReplyTo, fromName } = answer;
  return {
    id,
    host: vendor.host,
    date: at,
    from: { name: fromName, address: mailAddress(vendor.sender) ?? `leads@${vendor.host}` },
    to,
    replyTo: replyTo === null ? null : { name: fromName, address: replyTo },
    subject,
    text: `${cleanText(car === null ? text : `${text}\n\n${carText(car)}`) ?? ''}\n`,
    html: cleanText(answerHtml(answer, { subject, text: cleanText(text) ?? '' })),
    files: [],
    ...(inReplyTo !== null && { inReplyTo }),
  };
}

const carText = ({ title, href, price, lines, notes }: AnswerCar): string =>
  [
    title,
    ...(price === null ? [] : [price]),
    ...lines.map(({ label, amount }) => `${label}: ${amount}`),
    ...notes,
    ...(href === null ? [] : [href]),
  ].join('\n');
