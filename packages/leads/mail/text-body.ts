import type { Lead, LeadAddress } from '../lead.ts';
import { cleanLine, cleanText } from '../wording/clean-text.ts';
import { fullName, NOT_PROVIDED } from '../wording/contact-name.ts';
import {
  advertisingNotes,
  consentNotes,
  detailNotes,
  languageNotes,
  testNotes,
} from '../wording/lead-notes.ts';
import { sayTime } from '../wording/local-time.ts';
import { maskPhone } from '../wording/mask-phone.ts';
import { pageAddress } from '../wording/page-address.ts';
import { vehicleFacts, vehicleName, vehicleRole } from '../wording/vehicle-facts.ts';

/**
 * A lead in plain words, short lines, the most urgent first: read on a phone between two customers.
 * @param fileNote says where a file is that came with it; null: there is none
 */
export function textBody(lead: Lead, fileNote: string | null): string {
  const { content } = lead;
  const words = cleanText(content.comments);
  const page = pageAddress(lead);
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['Customer', contactLines(lead)],
    ...content.vehicles.map(
      (vehicle) =>
        [vehicleRole(vehicle), [vehicleName(vehicle) ?? 'Unknown', ...vehicleFacts(vehicle)]] as const,
    ),
    ['Message', words === null ? [] : [words]],
    ['Details', [...detailNotes(lead), ...(fileNote === null ? [] : [fileNote])]],
    ['Consent', consentNotes(lead)],
    ['Where it came from', [...(page === null ? [] : [`Page: ${page}`]), ...advertisingNotes(lead)]],
  ];
  const said = sections.filter(([, lines]) => lines.length > 0);
  return [headLines(lead), ...said.map(([title, lines]) => [title.toUpperCase(), ...lines])]
    .map((block) => block.join('\n'))
    .join('\n\n')
    .concat('\n');
}

function headLines(lead: Lead): readonly string[] {
  return [
    cleanLine(lead.content.subject) ?? lead.form,
    `Lead ${lead.number}, ${sayTime(lead.acceptedAt, lead.vendor.timeZone)}`,
    ...(lead.circumstances.status === 'resend' ? ['This visitor has written before.'] : []),
    ...testNotes(lead),
  ];
}

function contactLines(lead: Lead): readonly string[] {
  const { contact } = lead.content;
  const phone = maskPhone(contact.phone);
  const email = cleanLine(contact.email);
  return [
    fullName(contact) ?? NOT_PROVIDED,
    ...(phone === null ? [] : [`Phone: ${phone}`]),
    ...(email === null ? [] : [`E-mail: ${email}`]),
    ...(contact.address === null ? [] : addressLines(contact.address)),
    ...languageNotes(lead),
  ];
}

function addressLines({ line1, apartment, city, state, zip }: LeadAddress): readonly string[] {
  const place = cleanLine([state, zip].filter((part) => part !== null).join(' '));
  const parts = [line1, apartment, city, place].flatMap((part) => cleanLine(part) ?? []);
  return parts.length === 0 ? [] : [`Address: ${parts.join(', ')}`];
}
