import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';
import type { Destination } from '../destination.ts';
import type { Lead } from '../lead.ts';
import type { AdfAddress, AdfCustomer, AdfVehicle, AdfVendor, Prospect } from './prospect.ts';
import { prospectOf } from './prospect-of.ts';

type Attributes = Readonly<Record<string, string>>;

/**
 * A lead as ADF 1.0, valid against adf.dtd, elements in its order. Nothing but ASCII: what is not is a character
 * reference, so that no mail server or CRM can take it for another encoding.
 */
export function printAdf(lead: Lead, { format }: { readonly format: Destination['adfFormat'] }): string {
  const prospect = prospectOf(lead, format);
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  document.ins('adf', 'version="1.0"');
  const root = document.ele('adf').ele('prospect', { status: prospect.status });
  add(root, 'id', prospect.id, { sequence: '1', source: prospect.idSource });
  add(root, 'requestdate', prospect.requestDate);
  for (const vehicle of prospect.vehicles) addVehicle(root, vehicle);
  addCustomer(root, prospect.customer);
  addVendor(root, prospect.vendor);
  addProvider(root, prospect.provider);
  const xml = document.end({ prettyPrint: true });
  // Only texts and attributes hold such characters, and a reference is the same there.
  return xml.replaceAll(/[^\0-\x7f]/gu, (character) => `&#${character.codePointAt(0)};`);
}

/** An element with its text; none when there is no text. */
function add(parent: XMLBuilder, name: string, text: string | null, attributes: Attributes = {}): void {
  if (text !== null) parent.ele(name, attributes).txt(text);
}

function addVehicle(parent: XMLBuilder, vehicle: AdfVehicle): void {
  const element = parent.ele('vehicle', { interest: vehicle.interest, status: vehicle.status });
  add(element, 'year', vehicle.year);
  add(element, 'make', vehicle.make);
  add(element, 'model', vehicle.model);
  add(element, 'vin', vehicle.vin);
  add(element, 'stock', vehicle.stock);
  add(element, 'trim', vehicle.trim);
  add(element, 'bodystyle', vehicle.bodyStyle);
  add(element, 'transmission', vehicle.transmission);
  add(element, 'odometer', vehicle.odometer, { status: 'original', units: 'mi' });
  if (vehicle.interiorColor !== null || vehicle.exteriorColor !== null) {
    const colors = element.ele('colorcombination');
    add(colors, 'interiorcolor', vehicle.interiorColor);
    add(colors, 'exteriorcolor', vehicle.exteriorColor);
    add(colors, 'preference', '1');
  }
  add(element, 'price', vehicle.price, { type: 'asking', currency: 'USD' });
  add(element, 'comments', vehicle.comments);
}

function addCustomer(parent: XMLBuilder, customer: AdfCustomer): void {
  const element = parent.ele('customer');
  const contact = element.ele('contact');
  add(contact, 'name', customer.firstName, { part: 'first' });
  add(contact, 'name', customer.lastName, { part: 'last' });
  add(contact, 'email', customer.email);
  add(contact, 'phone', customer.phone, { type: 'voice', time: 'day' });
  if (customer.address !== null) addAddress(contact, customer.address);
  add(element, 'comments', customer.comments);
}

function addAddress(parent: XMLBuilder, address: AdfAddress): void {
  const element = parent.ele('address', { type: address.type });
  add(element, 'street', address.street, { line: '1' });
  add(element, 'apartment', address.apartment);
  add(element, 'city', address.city);
  add(element, 'regioncode', address.regionCode);
  add(element, 'postalcode', address.postalCode);
  add(element, 'country', 'US');
}

function addVendor(parent: XMLBuilder, { name, url, contact }: AdfVendor): void {
  const element = parent.ele('vendor');
  add(element, 'vendorname', name);
  add(element, 'url', url);
  const person = element.ele('contact');
  add(person, 'name', contact.fullName, { part: 'full' });
  add(person, 'email', contact.email);
  add(person, 'phone', contact.phone, { type: 'voice' });
}

function addProvider(parent: XMLBuilder, { name, service, url }: Prospect['provider']): void {
  const element = parent.ele('provider');
  add(element, 'name', name);
  add(element, 'service', service);
  add(element, 'url', url);
}
