import { localMoment } from '@rooftop/tenancy/local-moment';
import type { Destination } from '../destination.ts';
import { type Lead, type LeadAddress, UNKNOWN_VEHICLE, type Vendor, type WantedTime } from '../lead.ts';
import { cleanLine, cleanText } from '../wording/clean-text.ts';
import { NOT_PROVIDED } from '../wording/contact-name.ts';
import {
  advertisingNotes,
  consentLine,
  detailNotes,
  languageNotes,
  testNotes,
} from '../wording/lead-notes.ts';
import { isoInZone } from '../wording/local-time.ts';
import { saySlot } from '../wording/say-slot.ts';
import { maskPhone } from '../wording/mask-phone.ts';
import { pageAddress, vehicleAddress } from '../wording/page-address.ts';
import { adfVehicle } from './adf-vehicle.ts';
import type { AdfAddress, AdfCustomer, AdfVendor, Prospect } from './prospect.ts';

/** What a CRM wants of ADF. */
export type AdfSettings = Pick<Destination, 'adfFormat' | 'omitsUnknownVehicle'>;

/**
 * What a lead says in ADF 1.0 (standards 5.1; spec 3, ADF lead). One about no car gets the placeholder, because the
 * standard demands a vehicle, unless the CRM takes leads without one.
 * @param settings.adfFormat with `merged-comments` what is said of the vehicle stands with the customer's comments (spec 3)
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

/** Everything that is said: some CRMs show nothing but the customer's comments. */
function customerNotes(lead: Lead): readonly string[] {
  const words = cleanText(lead.content.comments);
  return [
    ...testNotes(lead),
    ...(words === null ? [] : [words]),
    ...detailNotes(lead),
    ...languageNotes(lead),
    ...advertisingNotes(lead),
    ...consentLine(lead),
  ];
}

function vehicleNotes(lead: Lead): readonly string[] {
  const page = pageAddress(lead);
  const [vehicle] = lead.content.vehicles;
  const url = vehicle === undefined ? null : vehicleAddress(vehicle, lead);
  return [
    ...(lead.content.vehicles.length === 0 ? ['The request is about no particular vehicle.'] : []),
    ...(url === null || url === page ? [] : [`See ${url}`]),
    ...(page === null ? [] : [`Sent from ${page}`]),
  ];
}

function customerOf({ content, vendor }: Lead, comments: string | null): AdfCustomer {
  const { contact, wanted } = content;
  const email = cleanLine(contact.email);
  const phone = maskPhone(contact.phone);
  return {
    firstName: cleanLine(contact.firstName) ?? NOT_PROVIDED,
    lastName: cleanLine(contact.lastName) ?? NOT_PROVIDED,
    // Neither is left when both were nothing but controls; the standard wants one.
    email: email ?? (phone === null ? NOT_PROVIDED : null),
    phone,
    address: contact.address === null ? null : addressOf(contact.address),
    timeframe:
      wanted === undefined
        ? null
        : { description: saySlot(wanted), earliestDate: isoSlot(wanted, vendor.timeZone) },
    comments,
  };
}

/** A wanted time in ISO 8601 with the zone's offset; the day alone if no time was chosen. */
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
  const phone = maskPhone(contact.phone);
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
