import type { OutgoingLead } from '../delivery/channel.ts';
import { adfMail } from '../mail/adf-mail.ts';
import type { Mail } from '../mail/mail.ts';
import { textMail } from '../mail/text-mail.ts';
import { cleanLine } from '../wording/clean-text.ts';
import { adfMessage } from './adf-message.ts';
import { textMessage } from './text-message.ts';
import { webhookMessage } from './webhook.ts';

/** The text of what a delivery sends, for staff: of a mail the subject and the text, of a call its JSON. */
export function printMessage(outgoing: OutgoingLead): string {
  switch (outgoing.destination.channel) {
    case 'text-mail':
      return printMail(textMail(outgoing));
    case 'adf-mail':
      return printMail(adfMail(outgoing));
    case 'text-api':
      return printJson(textMessage(outgoing));
    case 'adf-api':
      return printJson(adfMessage(outgoing));
    case 'webhook':
      return printJson(webhookMessage(outgoing));
  }
}

const printJson = (message: object): string => `${JSON.stringify(message, null, 2)}\n`;

const printMail = ({ from, to, subject, text }: Mail): string =>
  `From: ${cleanLine(from.name) ?? ''} <${from.address}>\nTo: ${to}\nSubject: ${cleanLine(subject) ?? ''}\n\n${text}`;
