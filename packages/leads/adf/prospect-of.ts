import { localMoment } from '@rooftop/tenancy/local-moment';
import type { Destination } from '../destination.ts';
import type { Lead, LeadAddress, Vendor, WantedTime } from '../lead.ts';
import { UNKNOWN_VEHICLE } from '../unknown-vehicle.ts';
import { cleanLine, cleanText } from '../wording/clean-text.ts';
import { NOT_PROVIDED } from '../wording/contact-name.ts';
import {
  advertisingNotes,
  consentLine,
  detailNotes,
  languageNotes,
  phoneNotes,
  testNotes,
} from '../wording/lead-notes.ts';
import { isoInZone } from '../wording/local-time.ts';
import { formatSlot } from '../wording/format-slot.ts';
import { firstNumber, phoneForCrm } from '../wording/phone-for-crm.ts';
import { pageUrl, vehicleUrl } from '../wording/page-url.ts';
import { adfVehicle } from './adf-vehicle.ts';
import type { AdfAddress, AdfCustomer, AdfVendor, Prospect } from './prospect.ts';

/** A CRM's ADF preferences. */
export type AdfSettings = Pick<Destination, 'adfFormat' | 'omitsUnknownVehicle'>;

/**
 * Converts a lead to ADF 1.0 (standards 5.1; spec 3, ADF lead). A lead without a vehicle gets a placeholder, because
 * the standard requires a vehicle, unless the CRM accepts leads without one.
 * @param settings.adfFormat with `merged-comments`, the vehicle description is part of the customer's comments (spec
 * 3)
 */
export function prospectOf(lead: Lead, { adfFormat, omitsUnknownVehicle }: AdfSettings): Prospect {
  const { content, circumstances, vendor } = lead;
  const requestDate = isoInZone(lead.acceptedAt, vendor.timeZone);
  const ofVehicle = vehicleNotes(lead);
  const ofCustomer = customerNotes(lead);
  const placeholder = omitsUnknownVehicle ? [] : [UNKNOWN_VEHICLE];
  const vehicles = content.vehicles.length === 0 ? placeholder : content.vehicles;
  const isMerged = adfFormat === 'merged-comments' || vehicles.length === 0;
  return {
    id: lead.id,
    idSource: vendor.host,
    requestDate,
    status: circumstances.status,
    vehicles: vehicles.map((vehicle, index) =>
      adfVehicle(vehicle, requestDate.slice(0, 4), isMerged || index > 0 ? null : lines(ofVehicle)),
    ),
    customer: customerOf(lead, lines(isMerged ? [...ofCustomer, ...ofVehicle] : ofCustomer)),
    vendor: vendorOf(vendor),
    provider: {
      name: `Website - ${cleanLine(content.subject) ?? lead.form}`,
      service: lead.form,
      url: vendor.url,
    },
  };
}

const lines = (notes: readonly string[]): string | null => (notes.length === 0 ? null : notes.join('\n'));

/** Collects everything said in words, because some CRMs show only the customer's comments. */
function customerNotes(lead: Lead): readonly string[] {
  const words = cleanText(lead.content.comments);
  return [
    ...testNotes(lead),
    ...(words === null ? [] : [words]),
    ...detailNotes(lead),
    ...enteredPhone(lead),
    ...phoneNotes(lead),
    ...languageNotes(lead),
    // By which the shopper names it, when they call or come in.
    `Code: ${lead.code}`,
    ...advertisingNotes(lead),
    ...consentLine(lead),
  ];
}

/** What the customer entered as phone, if it says more than the number that CRMs get. */
function enteredPhone({ content: { contact } }: Lead): readonly string[] {
  const entered = phoneForCrm(contact.phone);
  return entered === null || entered === firstNumber(contact.phone) ? [] : [`Phone as entered: ${entered}`];
}

function vehicleNotes(lead: Lead): readonly string[] {
  const page = pageUrl(lead);
  const [vehicle] = lead.content.vehicles;
  const url = vehicle === undefined ? null : vehicleUrl(vehicle, lead);
  return [
    ...(lead.content.vehicles.length === 0 ? ['The request is not about a specific vehicle.'] : []),
    ...(url === null || url === page ? [] : [`See ${url}`]),
    ...(page === null ? [] : [`Sent from ${page}`]),
  ];
}

function customerOf({ content, vendor }: Lead, comments: string | null): AdfCustomer {
  const { contact, wanted } = content;
  const email = cleanLine(contact.email);
  const phone = firstNumber(contact.phone);
  return {
    firstName: cleanLine(contact.firstName) ?? NOT_PROVIDED,
    lastName: cleanLine(contact.lastName) ?? NOT_PROVIDED,
    // If both consisted of control characters only, neither is left, but the standard requires one.
    email: email ?? (phone === null ? NOT_PROVIDED : null),
    phone,
    address: contact.address === null ? null : addressOf(contact.address),
    timeframe:
      wanted === undefined
        ? null
        : { description: formatSlot(wanted), earliestDate: isoSlot(wanted, vendor.timeZone) },
    comments,
  };
}

/** Formats a preferred time in ISO 8601 with the time zone's offset, or only the day if no time was chosen. */
function isoSlot({ day, time }: WantedTime, timeZone: string): string {
  const moment = time === null ? null : localMoment(day, time, timeZone);
  return moment === null ? day : isoInZone(moment, timeZone);
}

function addressOf(address: LeadAddress): AdfAddress | null {
  const street = cleanLine(address.line1);
  if (street === null) return null;
  return {
    type: address.type,
    street,
    apartment: cleanLine(address.apartment),
    city: cleanLine(address.city),
    regionCode: cleanLine(address.state),
    postalCode: cleanLine(address.zip),
  };
}

function vendorOf({ name, url, contact, sender, host }: Vendor): AdfVendor {
  const cleanName = cleanLine(name) ?? host;
  const email = cleanLine(contact.email);
  const phone = phoneForCrm(contact.phone);
  return {
    name: cleanName,
    url: cleanLine(url) ?? `https://${host}`,
    contact: {
      fullName: cleanLine(contact.fullName) ?? cleanName,
      email: email ?? (phone === null ? (cleanLine(sender) ?? `leads@${host}`) : null),
      phone,
    },
  };
}
