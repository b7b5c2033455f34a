import type { Lead } from '../lead.ts';
import type { AdfAddress, AdfCustomer, AdfVehicle, AdfVendor, Prospect } from './prospect.ts';
import { type AdfSettings, prospectOf } from './prospect-of.ts';
import { element, printXml, type XmlElement } from './xml.ts';

/**
 * Prints a lead as ADF 1.0, with elements in the order of adf.dtd. The result is valid except for the missing
 * vehicle, if the CRM accepts leads without one. Non-ASCII characters become character references, so that no mail
 * server or CRM can misread the encoding.
 */
export function printAdf(lead: Lead, settings: AdfSettings): string {
  const prospect = prospectOf(lead, settings);
  const adf = element('adf', {}, [
    element('prospect', { status: prospect.status }, [
      text('id', prospect.id, { sequence: '1', source: prospect.idSource }),
      text('requestdate', prospect.requestDate),
      ...prospect.vehicles.map(vehicleElement),
      customerElement(prospect.customer),
      vendorElement(prospect.vendor),
      providerElement(prospect.provider),
    ]),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${printXml(adf)}`;
}

/** Creates an element with text. Returns null if the text is null. */
const text = (name: string, content: string | null, attributes: XmlElement['attributes'] = {}) =>
  content === null ? null : element(name, attributes, content);

function vehicleElement(vehicle: AdfVehicle): XmlElement {
  const { interest, status, interiorColor, exteriorColor } = vehicle;
  return element('vehicle', { interest, status }, [
    text('year', vehicle.year),
    text('make', vehicle.make),
    text('model', vehicle.model),
    text('vin', vehicle.vin),
    text('stock', vehicle.stock),
    text('trim', vehicle.trim),
    text('bodystyle', vehicle.bodyStyle),
    text('transmission', vehicle.transmission),
    text('odometer', vehicle.odometer, { status: 'original', units: 'mi' }),
    interiorColor === null && exteriorColor === null
      ? null
      : element('colorcombination', {}, [
          text('interiorcolor', interiorColor),
          text('exteriorcolor', exteriorColor),
          text('preference', '1'),
        ]),
    text('price', vehicle.price, { type: 'asking', currency: 'USD' }),
    text('comments', vehicle.comments),
  ]);
}

function customerElement(customer: AdfCustomer): XmlElement {
  return element('customer', {}, [
    element('contact', {}, [
      text('name', customer.firstName, { part: 'first' }),
      text('name', customer.lastName, { part: 'last' }),
      text('email', customer.email),
      text('phone', customer.phone, { type: 'voice', time: 'day' }),
      customer.address === null ? null : addressElement(customer.address),
    ]),
    customer.timeframe === null
      ? null
      : element('timeframe', {}, [
          text('description', customer.timeframe.description),
          text('earliestdate', customer.timeframe.earliestDate),
        ]),
    text('comments', customer.comments),
  ]);
}

function addressElement(address: AdfAddress): XmlElement {
  return element('address', { type: address.type }, [
    text('street', address.street, { line: '1' }),
    text('apartment', address.apartment),
    text('city', address.city),
    text('regioncode', address.regionCode),
    text('postalcode', address.postalCode),
    text('country', 'US'),
  ]);
}

function vendorElement({ name, url, contact }: AdfVendor): XmlElement {
  return element('vendor', {}, [
    text('vendorname', name),
    text('url', url),
    element('contact', {}, [
      text('name', contact.fullName, { part: 'full' }),
      text('email', contact.email),
      text('phone', contact.phone, { type: 'voice' }),
    ]),
  ]);
}

function providerElement({ name, service, url }: Prospect['provider']): XmlElement {
  return element('provider', {}, [text('name', name), text('service', service), text('url', url)]);
}
