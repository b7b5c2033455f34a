import type { OutgoingLead } from '../delivery/channel.ts';
import { kinds } from '../kinds/kinds.ts';
import type { Lead, LeadVehicle } from '../lead.ts';
import { createReplyAddress, type InboundMail } from '../messages/reply-address.ts';
import { cleanLine } from '../wording/clean-text.ts';
import { fullName } from '../wording/contact-name.ts';
import { leadVehicleName } from '../wording/vehicle-facts.ts';
import { envelopeOf } from './envelope-of.ts';
import type { Mail } from './mail.ts';
import { mailAddress } from './mail-address.ts';
import { htmlBody } from './html-body.ts';
import { textBody } from './text-body.ts';

const namesCar = (subject: string, { year, make, model }: LeadVehicle): boolean => {
  const name = cleanLine([year, make, model].filter((part) => part !== null).join(' '));
  return name !== null && (cleanLine(subject) ?? '').toLowerCase().includes(name.toLowerCase());
};

/** Summarizes a lead in one line: `Test drive: 2021 Honda Civic EX, Jane Doe`. A confidential one is not summarized. */
export function textSubject({ form, content, isTest }: Lead): string {
  const [vehicle] = kinds[form].isConfidential ? [] : content.vehicles;
  // Some subjects already name the car.
  const car = vehicle && !namesCar(content.subject, vehicle) ? leadVehicleName(vehicle) : null;
  const name = kinds[form].isConfidential ? null : fullName(content.contact);
  const about = [car, name].filter((part) => part !== null);
  const subject = about.length === 0 ? content.subject : `${content.subject}: ${about.join(', ')}`;
  return isTest ? `Test: ${subject}` : subject;
}

/**
 * Formats a lead as mail for people. Replies go to the customer, unless it is confidential.
 * @param deskUrl URL of the lead in the desk. Defaults to none
 * @param inbound where replies come in, to be forwarded to the customer. Defaults to nowhere: they go there directly
 */
export function textMail(
  outgoing: OutgoingLead,
  deskUrl: string | null = null,
  inbound: InboundMail | null = null,
): Mail {
  const { lead, files } = outgoing;
  const shopper = kinds[lead.form].isConfidential ? null : mailAddress(lead.content.contact.email);
  const answersTo =
    shopper !== null && inbound !== null ? createReplyAddress(inbound, 'staff', lead) : undefined;
  const address = answersTo ?? shopper;
  const surroundings = { fileNotes: files.map(({ name }) => `File: ${name}, attached`), deskUrl, answersTo };
  return {
    ...envelopeOf(outgoing),
    replyTo: address === null ? null : { name: fullName(lead.content.contact) ?? '', address },
    subject: textSubject(lead),
    text: textBody(lead, surroundings),
    html: htmlBody(lead, surroundings),
    files,
  };
}
