import { type TenantKit, week } from '../tenant-kit.ts';

const sales = week(['09:00', '20:00'], { saturday: ['09:00', '18:00'], sunday: ['11:00', '16:00'] });
const service = week(['07:30', '18:00'], { saturday: ['08:00', '14:00'] });

/** Four stores along Lake Erie, in two states. */
export const lakeshore: TenantKit = {
  slug: 'lakeshore',
  name: 'Lakeshore Auto Group',
  hostnames: ['lakeshore.{platformDomain}', 'lakeshore-auto.{platformDomain}', 'www.lakeshoreauto.example'],
  languages: ['en'],
  timeZone: 'America/New_York',
  theme: {
    brand: '#0b4a5e',
    accent: '#f26a1b',
    neutral: 'cool',
    radius: 10,
    displayFace: 'archivo',
    header: 'light',
  },
  homePage: {
    description: {
      en: 'Used, certified and new cars at four stores in Erie, Meadville, Jamestown and Dunkirk. One price on every car, the same in all of them.',
    },
    headline: { en: 'Every car, one honest price.' },
    text: {
      en: 'Four lots along the lake share one inventory. Find the car you like, drive it at the store near you, and pay the price on the windshield.',
    },
    picture: {
      file: 'hero.svg',
      alt: { en: 'A sedan on the shore of a wide lake at dawn, the sun just above the water' },
      hotspot: { x: 0.69, y: 0.68, width: 0.42, height: 0.4 },
    },
    callToAction: { label: { en: 'Find a store' }, href: '/#stores' },
  },
  stores: [
    {
      key: 'erie',
      name: 'Lakeshore Erie',
      subname: 'Peach Street',
      address: { line1: '4820 Peach Street', city: 'Erie', state: 'PA', zip: '16509' },
      coordinates: { lat: 42.0828, lng: -80.0936 },
      phones: { sales: '+18145550142', service: '+18145550143' },
      hours: { sales, service },
      note: { en: 'Service entrance on the north side. Coffee, Wi-Fi and charging ports while you wait.' },
      leads: ['erie@lakeshoreauto.example'],
    },
    {
      key: 'meadville',
      name: 'Lakeshore Meadville',
      subname: 'Conneaut Lake Road',
      address: { line1: '18360 Conneaut Lake Road', city: 'Meadville', state: 'PA', zip: '16335' },
      coordinates: { lat: 41.6361, lng: -80.1855 },
      phones: { sales: '+18145550167', service: '+18145550168' },
      hours: { sales: week(['09:00', '19:00'], { saturday: ['09:00', '17:00'] }), service },
      leads: ['meadville@lakeshoreauto.example'],
    },
    {
      key: 'jamestown',
      name: 'Lakeshore Jamestown',
      subname: 'Fluvanna Avenue',
      address: { line1: '1740 Fluvanna Avenue', city: 'Jamestown', state: 'NY', zip: '14701' },
      coordinates: { lat: 42.1193, lng: -79.2304 },
      phones: { sales: '+17165550118', service: '+17165550119' },
      hours: { sales: week(['09:00', '19:00'], { saturday: ['09:00', '17:00'] }), service },
      leads: ['jamestown@lakeshoreauto.example'],
    },
    {
      key: 'dunkirk',
      name: 'Lakeshore Dunkirk',
      subname: 'Lake Shore Drive',
      address: { line1: '512 Lake Shore Drive West', city: 'Dunkirk', state: 'NY', zip: '14048' },
      coordinates: { lat: 42.4795, lng: -79.3339 },
      phones: { sales: '+17165550184' },
      hours: { sales: week(['10:00', '18:00'], { saturday: ['09:00', '16:00'] }) },
      note: { en: 'Sales only. Service for Dunkirk customers is at Jamestown, with free pickup.' },
      leads: ['dunkirk@lakeshoreauto.example'],
    },
  ],
};
