import type { StoreKit } from '../../tenant-kit.ts';
import { week } from '../../week.ts';
import { holidays } from '../../holidays.ts';
import { sales, service, shorterSales } from './hours.ts';

/** Fees that New York allows and requires. The group's own fees are for Pennsylvania. */
const newYorkFees = { documentaryFee: 175_00, thirtyDayDrive: 10_00 };

const erie: StoreKit = {
  key: 'erie',
  name: 'Lakeshore Erie',
  subname: 'Peach Street',
  address: { line1: '4820 Peach Street', city: 'Erie', state: 'PA', zip: '16509' },
  coordinates: { lat: 42.0828, lng: -80.0936 },
  mapsLink: 'https://www.google.com/maps/search/?api=1&query=42.0828,-80.0936',
  phones: { sales: '+18145550142', service: '+18145550143' },
  hours: { sales, service, special: holidays },
  note: 'Service entrance on the north side. Coffee, Wi-Fi and charging ports while you wait.',
  profile: {
    phone: '+18145550142',
    email: 'erie@lakeshoreauto.example',
    mapZoom: 13,
    social: [{ network: 'facebook', url: 'https://facebook.example/lakeshoreerie' }],
    fees: { documentaryFee: 398_00 },
  },
  email: {
    leads: ['erie@lakeshoreauto.example'],
    sender: 'erie@lakeshoreauto.example',
    byForm: [{ form: 'SERVICE', recipients: ['service.erie@lakeshoreauto.example'] }],
  },
  generalManager: { person: 'denise-hartwell' },
};

const meadville: StoreKit = {
  key: 'meadville',
  name: 'Lakeshore Meadville',
  subname: 'Conneaut Lake Road',
  address: { line1: '18360 Conneaut Lake Road', city: 'Meadville', state: 'PA', zip: '16335' },
  coordinates: { lat: 41.6361, lng: -80.1855 },
  mapsLink: 'https://www.google.com/maps/search/?api=1&query=41.6361,-80.1855',
  phones: { sales: '+18145550167', service: '+18145550168' },
  hours: { sales: shorterSales, service, special: holidays },
  note: 'Trucks and vans stand on the upper lot; turn in past the tire shop.',
  profile: {
    phone: '+18145550167',
    email: 'meadville@lakeshoreauto.example',
    mapZoom: 13,
    social: [{ network: 'facebook', url: 'https://facebook.example/lakeshoremeadville' }],
    fees: { documentaryFee: 398_00 },
  },
  email: {
    leads: ['meadville@lakeshoreauto.example'],
    sender: 'meadville@lakeshoreauto.example',
    byForm: [{ form: 'SERVICE', recipients: ['service.meadville@lakeshoreauto.example'] }],
  },
  generalManager: { person: 'grant-pellegrino' },
};

const jamestown: StoreKit = {
  key: 'jamestown',
  name: 'Lakeshore Jamestown',
  subname: 'Fluvanna Avenue',
  address: { line1: '1740 Fluvanna Avenue', city: 'Jamestown', state: 'NY', zip: '14701' },
  coordinates: { lat: 42.1193, lng: -79.2304 },
  mapsLink: 'https://www.google.com/maps/search/?api=1&query=42.1193,-79.2304',
  phones: { sales: '+17165550118', service: '+17165550119' },
  hours: { sales: shorterSales, service, special: holidays },
  note: 'New York State inspections without an appointment before 10 on weekdays.',
  profile: {
    phone: '+17165550118',
    email: 'jamestown@lakeshoreauto.example',
    mapZoom: 13,
    social: [{ network: 'facebook', url: 'https://facebook.example/lakeshorejamestown' }],
    fees: newYorkFees,
  },
  email: {
    leads: ['jamestown@lakeshoreauto.example'],
    crmAddresses: ['crm.jamestown@lakeshoreauto.example'],
    sender: 'jamestown@lakeshoreauto.example',
    byForm: [{ form: 'SERVICE', recipients: ['service.jamestown@lakeshoreauto.example'] }],
  },
  generalManager: { person: 'ingrid-sandoval' },
};

const dunkirk: StoreKit = {
  key: 'dunkirk',
  name: 'Lakeshore Dunkirk',
  subname: 'Lake Shore Drive',
  address: { line1: '512 Lake Shore Drive West', city: 'Dunkirk', state: 'NY', zip: '14048' },
  coordinates: { lat: 42.4795, lng: -79.3339 },
  mapsLink: 'https://www.google.com/maps/search/?api=1&query=42.4795,-79.3339',
  phones: { sales: '+17165550184' },
  hours: { sales: week(['10:00', '18:00'], { saturday: ['09:00', '16:00'] }), special: holidays },
  note: 'Sales only. Service for Dunkirk customers is at Jamestown, with free pickup.',
  profile: {
    phone: '+17165550184',
    email: 'dunkirk@lakeshoreauto.example',
    mapZoom: 13,
    social: [{ network: 'facebook', url: 'https://facebook.example/lakeshoredunkirk' }],
    fees: newYorkFees,
  },
  email: { leads: ['dunkirk@lakeshoreauto.example'], sender: 'dunkirk@lakeshoreauto.example' },
  generalManager: { person: 'anton-bielski' },
};

/** Two in Pennsylvania and two in New York, in the order of the header's store list. */
export const stores: readonly StoreKit[] = [erie, meadville, jamestown, dunkirk];
