import { printAdf } from '../adf/print-adf.ts';
import type { OutgoingLead } from '../delivery/channel.ts';
import { envelopeOf } from './envelope-of.ts';
import type { Mail } from './mail.ts';

/** Strips accents and drops characters that remain non-ASCII. */
const ascii = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Formats a lead as CRM mail with ADF as its only body. The subject names the dealership and is ASCII, as CRMs expect
 * (standards 5.1, transport).
 */
export function adfMail(outgoing: OutgoingLead): Mail {
  const { lead, destination } = outgoing;
  const name = ascii(lead.vendor.name) || lead.vendor.host;
  return {
    ...envelopeOf(outgoing),
    replyTo: null,
    subject: `${lead.isTest ? 'Test ' : ''}ADF lead for ${name}: ${ascii(lead.content.subject) || lead.form}`,
    text: printAdf(lead, destination),
    html: null,
    files: [],
  };
}
