import type { Outgoing } from '../delivery/channel.ts';
import type { Lead } from '../lead.ts';
import { fullName } from '../wording/contact-name.ts';
import { vehicleName } from '../wording/vehicle-facts.ts';
import { envelopeOf } from './envelope-of.ts';
import type { Mail } from './mail.ts';
import { mailAddress } from './mail-address.ts';
import { textBody } from './text-body.ts';

/** What a lead is, in one line: `Test drive: 2021 Honda Civic EX, Jane Doe`. */
export function textSubject({ content, isTest }: Lead): string {
  const [vehicle] = content.vehicles;
  const about = [vehicle ? vehicleName(vehicle) : null, fullName(content.contact)].filter(
    (part) => part !== null,
  );
  const subject = about.length === 0 ? content.subject : `${content.subject}: ${about.join(', ')}`;
  return isTest ? `Test: ${subject}` : subject;
}

/** A lead as mail for people; an answer goes to the customer. */
export function textMail(outgoing: Outgoing): Mail {
  const { lead, file } = outgoing;
  const address = mailAddress(lead.content.contact.email);
  return {
    ...envelopeOf(outgoing),
    replyTo: address === null ? null : { name: fullName(lead.content.contact) ?? '', address },
    subject: textSubject(lead),
    text: textBody(lead, file === null ? null : `File: ${file.name}, attached`),
    file,
  };
}
