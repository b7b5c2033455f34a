import type { StoreKit } from '../../tenant-kit.ts';
import { holidays } from '../../holidays.ts';
import { sales, service } from './settings.ts';

/** The only store. It uses the dealership's own profile. */
export const stores: readonly StoreKit[] = [
  {
    key: 'watertown',
    name: 'North Country Motors',
    subname: 'Sales and service under one roof',
    address: { line1: '1290 Arsenal Street', city: 'Watertown', state: 'NY', zip: '13601' },
    coordinates: { lat: 43.9748, lng: -75.9308 },
    mapsLink: 'https://www.google.com/maps/search/?api=1&query=43.9748,-75.9308',
    phones: { sales: '+13155550126', service: '+13155550127' },
    hours: { sales, service, special: holidays },
    note: 'We plow first thing. If the roads are bad, call and we will bring the car to you.',
    email: { leads: ['sales@northcountrymotors.example'], sender: 'hello@northcountrymotors.example' },
  },
];
