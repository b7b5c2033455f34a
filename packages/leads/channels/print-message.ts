import type { OutgoingLead } from '../delivery/channel.ts';
import type { Channel } from '../destination.ts';
import { adfMail } from '../mail/adf-mail.ts';
import { leadInDesk } from '../inbox/desk-url.ts';
import type { Mail } from '../mail/mail.ts';
import { textMail } from '../mail/text-mail.ts';
import { cleanLine } from '../wording/clean-text.ts';
import { adfMessage } from './adf-message.ts';
import { textMessage } from './text-message.ts';
import { webhookMessage } from './webhook.ts';

const printJson = (message: object): string => `${JSON.stringify(message, null, 2)}\n`;

const printMail = ({ from, to, subject, text }: Mail): string =>
  `From: ${cleanLine(from.name) ?? ''} <${from.address}>\nTo: ${to}\nSubject: ${cleanLine(subject) ?? ''}\n\n${text}`;

const PRINTERS = {
  'text-mail': (outgoing, deskUrl) => printMail(textMail(outgoing, deskUrl)),
  'adf-mail': (outgoing) => printMail(adfMail(outgoing)),
  'text-api': (outgoing, deskUrl) => printJson(textMessage(outgoing, deskUrl)),
  'adf-api': (outgoing) => printJson(adfMessage(outgoing)),
  webhook: (outgoing) => printJson(webhookMessage(outgoing)),
} as const satisfies Record<Channel, (outgoing: OutgoingLead, deskUrl: string | null) => string>;

/**
 * The text of what a delivery sends, for staff: of a mail the subject and the text, of a call its JSON.
 * @param studioUrl as the channels have it
 */
export const printMessage = (outgoing: OutgoingLead, studioUrl: string | undefined): string =>
  PRINTERS[outgoing.destination.channel](outgoing, leadInDesk(studioUrl, outgoing.lead));
