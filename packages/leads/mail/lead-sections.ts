import { kinds } from '../kinds/kinds.ts';
import type { Lead, LeadAddress, LeadVehicle } from '../lead.ts';
import { cleanLine, cleanText } from '../wording/clean-text.ts';
import { fullName, NOT_PROVIDED } from '../wording/contact-name.ts';
import { type Note, textNote } from '../wording/note.ts';
import {
  advertisingNotes,
  consentNotes,
  detailNotes,
  languageNotes,
  phoneNotes,
  testNotes,
} from '../wording/lead-notes.ts';
import { formatMoment } from '../wording/local-time.ts';
import { callHref, numbersIn } from '../phone-number.ts';
import { maskNumber, phoneForCrm } from '../wording/phone-for-crm.ts';
import { pageUrl, vehicleUrl } from '../wording/page-url.ts';
import { vehicleFacts, leadVehicleName, vehicleRole } from '../wording/vehicle-facts.ts';
import { mailAddress } from './mail-address.ts';

export interface LeadSection {
  readonly title: string;
  readonly notes: readonly Note[];
}

/** Title of the section that links to the Studio. */
export const STAFF_SECTION = 'Read it in the Studio';
/** Title of the section that links to the desk. */
export const DESK_SECTION = 'Answer it at the desk';

/** What a mail says beside the lead itself. */
export interface Surroundings {
  /** Say where the lead's files are. */
  readonly fileNotes: readonly string[];
  /** URL of the lead in the desk. Null if there is no desk. */
  readonly deskUrl: string | null;
  /** The lead's address for staff, from which answers go to the shopper. Absent if replies go to the shopper directly. */
  readonly answersTo?: string | undefined;
}

/** A lead for people to read: a heading, then sections with the most urgent first and the consent last. */
interface LeadDocument {
  readonly heading: string;
  readonly intro: readonly string[];
  readonly sections: readonly LeadSection[];
}

/** A confidential lead is only its number and where staff read it. */
export function leadDocument(lead: Lead, surroundings: Surroundings): LeadDocument {
  const sections = kinds[lead.form].isConfidential ? staffSections(lead) : allSections(lead, surroundings);
  return {
    heading: cleanLine(lead.content.subject) ?? lead.form,
    intro: [
      `Lead ${lead.number}, code ${lead.code}, ${formatMoment(lead.acceptedAt, lead.vendor.timeZone)}`,
      ...(lead.owner === null ? [] : [`Owner: ${lead.owner.name}`]),
      ...(lead.circumstances.status === 'resend' ? ['This visitor has sent a request before.'] : []),
      ...testNotes(lead),
    ],
    sections: sections.filter(({ notes }) => notes.length > 0),
  };
}

function staffSections({ content: { staffUrl } }: Lead): readonly LeadSection[] {
  if (staffUrl === undefined) return [];
  return [
    {
      title: STAFF_SECTION,
      notes: [
        { label: null, value: staffUrl, href: webHref(staffUrl) },
        textNote('Sign in with your code. Every reading is logged.'),
      ],
    },
  ];
}

function allSections(lead: Lead, { fileNotes, deskUrl }: Surroundings): readonly LeadSection[] {
  const { content } = lead;
  const words = cleanText(content.comments);
  const page = pageUrl(lead);
  return [
    { title: 'Customer', notes: contactNotes(lead) },
    { title: 'Message', notes: words === null ? [] : [textNote(words)] },
    {
      title: DESK_SECTION,
      notes: deskUrl === null ? [] : [{ label: null, value: deskUrl, href: webHref(deskUrl) }],
    },
    {
      title: 'Details',
      notes: [...detailNotes(lead), ...fileNotes].map(textNote),
    },
    ...content.vehicles.map((vehicle) => ({
      title: vehicleRole(vehicle),
      notes: vehicleNotes(vehicle, lead),
    })),
    {
      title: 'Where it came from',
      notes: [
        ...(page === null ? [] : [{ label: 'Page', value: page, href: webHref(page) }]),
        ...advertisingNotes(lead).map(textNote),
      ],
    },
    { title: 'Consent', notes: consentNotes(lead).map(textNote) },
  ];
}

const webHref = (url: string): string | null => {
  const protocol = URL.parse(url)?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? url : null;
};

function contactNotes(lead: Lead): readonly Note[] {
  const { contact } = lead.content;
  const email = cleanLine(contact.email);
  const address = mailAddress(email);
  return [
    textNote(fullName(contact) ?? NOT_PROVIDED),
    ...numberNotes(contact.phone),
    ...phoneNotes(lead).map(textNote),
    ...(email === null
      ? []
      : [{ label: 'Email', value: email, href: address && `mailto:${encodeURIComponent(address)}` }]),
    ...(contact.address === null ? [] : addressLines(contact.address)).map(textNote),
    ...languageNotes(lead).map(textNote),
  ];
}

/** The number as a link, or what was entered and then each number in it. */
function numberNotes(entered: string | null): readonly Note[] {
  const value = phoneForCrm(entered);
  if (value === null) return [];
  const notes = numbersIn(entered ?? '').map((number) => ({
    label: 'Phone',
    value: maskNumber(number),
    href: callHref(number),
  }));
  return notes.length === 1 && notes[0]?.value === value
    ? notes
    : [{ label: 'Phone', value, href: null }, ...notes.map((note) => ({ ...note, label: 'Call' }))];
}

function vehicleNotes(vehicle: LeadVehicle, lead: Lead): readonly Note[] {
  const url = vehicleUrl(vehicle, lead);
  return [
    textNote(leadVehicleName(vehicle) ?? 'Unknown'),
    ...(url === null ? [] : [{ label: 'Online', value: url, href: webHref(url) }]),
    ...vehicleFacts(vehicle).map(textNote),
  ];
}

function addressLines({ line1, apartment, city, state, zip }: LeadAddress): readonly string[] {
  const place = cleanLine([state, zip].filter((part) => part !== null).join(' '));
  const parts = [line1, apartment, city, place].flatMap((part) => cleanLine(part) ?? []);
  return parts.length === 0 ? [] : [`Address: ${parts.join(', ')}`];
}
