import { printAdf } from '../adf/print-adf.ts';
import type { Outgoing } from '../delivery/channel.ts';
import { envelopeOf } from './envelope-of.ts';
import type { Mail } from './mail.ts';

/** Letters without their accents; what is left of other scripts is nothing. */
const ascii = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * A lead as mail for a CRM: ADF is all its body. Its subject names the dealership and is ASCII, as CRMs want it
 * (standards 5.1, transport).
 */
export function adfMail(outgoing: Outgoing): Mail {
  const { lead, destination } = outgoing;
  const name = ascii(lead.vendor.name) || lead.vendor.host;
  return {
    ...envelopeOf(outgoing),
    replyTo: null,
    subject: `${lead.isTest ? 'Test ' : ''}ADF lead for ${name}: ${ascii(lead.content.subject) || lead.form}`,
    text: printAdf(lead, destination),
    html: null,
    file: null,
  };
}
