import { z } from 'zod';
import type { Prospect } from '@rooftop/leads/adf/prospect';
import type { XmlElement } from '@rooftop/leads/adf/xml';
import { readXml } from './read-xml.ts';

const interest = z.enum(['buy', 'sell', 'trade-in']);
const vehicleStatus = z.enum(['new', 'used']);
const prospectStatus = z.enum(['new', 'resend']);
const transmission = z.enum(['A', 'M']).nullable();
const addressType = z.enum(['home', 'delivery']);

/**
 * Parses ADF printed by `printAdf`. Tests and benchmarks use it to prove that nothing is lost.
 * @throws Error if it is anything else
 */
export function readAdf(xml: string): Prospect {
  const prospect = one(readXml(xml), 'prospect');
  const id = one(prospect, 'id');
  const provider = one(prospect, 'provider');
  return {
    id: textOf(id),
    idSource: attribute(id, 'source'),
    requestDate: text(prospect, 'requestdate'),
    status: prospectStatus.parse(attribute(prospect, 'status')),
    vehicles: all(prospect, 'vehicle').map(readVehicle),
    customer: readCustomer(one(prospect, 'customer')),
    vendor: readVendor(one(prospect, 'vendor')),
    provider: {
      name: text(provider, 'name'),
      service: text(provider, 'service'),
      url: text(provider, 'url'),
    },
  };
}

function readVehicle(vehicle: XmlElement): Prospect['vehicles'][number] {
  const colors = all(vehicle, 'colorcombination')[0];
  return {
    interest: interest.parse(attribute(vehicle, 'interest')),
    status: vehicleStatus.parse(attribute(vehicle, 'status')),
    year: text(vehicle, 'year'),
    make: text(vehicle, 'make'),
    model: text(vehicle, 'model'),
    vin: textOrNull(vehicle, 'vin'),
    stock: textOrNull(vehicle, 'stock'),
    trim: textOrNull(vehicle, 'trim'),
    bodyStyle: textOrNull(vehicle, 'bodystyle'),
    transmission: transmission.parse(textOrNull(vehicle, 'transmission')),
    odometer: textOrNull(vehicle, 'odometer'),
    interiorColor: colors ? textOrNull(colors, 'interiorcolor') : null,
    exteriorColor: colors ? textOrNull(colors, 'exteriorcolor') : null,
    price: textOrNull(vehicle, 'price'),
    comments: textOrNull(vehicle, 'comments'),
  };
}

function readCustomer(customer: XmlElement): Prospect['customer'] {
  const contact = one(customer, 'contact');
  const address = all(contact, 'address')[0];
  const timeframe = all(customer, 'timeframe')[0];
  const names = new Map(all(contact, 'name').map((name) => [attribute(name, 'part'), textOf(name)]));
  return {
    firstName: names.get('first') ?? '',
    lastName: names.get('last') ?? '',
    email: textOrNull(contact, 'email'),
    phone: textOrNull(contact, 'phone'),
    address: address ? readAddress(address) : null,
    timeframe: timeframe
      ? { description: text(timeframe, 'description'), earliestDate: text(timeframe, 'earliestdate') }
      : null,
    comments: textOrNull(customer, 'comments'),
  };
}

function readAddress(address: XmlElement): Prospect['customer']['address'] {
  return {
    type: addressType.parse(attribute(address, 'type')),
    street: text(address, 'street'),
    apartment: textOrNull(address, 'apartment'),
    city: textOrNull(address, 'city'),
    regionCode: textOrNull(address, 'regioncode'),
    postalCode: textOrNull(address, 'postalcode'),
  };
}

function readVendor(vendor: XmlElement): Prospect['vendor'] {
  const contact = one(vendor, 'contact');
  return {
    name: text(vendor, 'vendorname'),
    url: text(vendor, 'url'),
    contact: {
      fullName: text(contact, 'name'),
      email: textOrNull(contact, 'email'),
      phone: textOrNull(contact, 'phone'),
    },
  };
}

const all = ({ content }: XmlElement, name: string): readonly XmlElement[] =>
  typeof content === 'string' ? [] : content.filter((child) => child.name === name);

function one(parent: XmlElement, name: string): XmlElement {
  const [found] = all(parent, name);
  if (found === undefined) throw new Error(`<${parent.name}> has no <${name}>.`);
  return found;
}

const textOf = ({ content }: XmlElement): string => (typeof content === 'string' ? content : '');
const text = (parent: XmlElement, name: string): string => textOf(one(parent, name));

function textOrNull(parent: XmlElement, name: string): string | null {
  const [found] = all(parent, name);
  return found === undefined ? null : textOf(found);
}

const attribute = ({ attributes }: XmlElement, name: string): string => attributes[name] ?? '';
