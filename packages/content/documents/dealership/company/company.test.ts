import { describe, expect, test } from 'vitest';
import { companyOf, feesOver, NO_FEES, phoneFor } from './company.ts';
import type { Settings } from '../settings/settings.ts';
import type { Store } from '../../store/store.ts';

const day = { open: '08:30', close: '18:00' };
const week = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: null,
  sunday: null,
};
const ADDRESS = {
  line1: '1 Lake Road',
  line2: null,
  city: 'Erie',
  state: 'PA',
  zip: '16501',
  country: 'US' as const,
};
const profile: Store['profile'] = {
  phone: null,
  email: null,
  mapZoom: null,
  social: [],
  fees: NO_FEES,
};
const company = (more: Partial<Settings['company']> = {}): Settings['company'] => ({
  ...profile,
  address: null,
  coordinates: null,
  mapsLink: null,
  salesPhone: null,
  servicePhone: null,
  hours: { sales: null, service: null },
  ...more,
});
const store = (key: string, more: Partial<Store> = {}): Store => ({
  id: `store-a-${key}`,
  key,
  name: `Store ${key}`,
  subname: `At ${key}`,
  address: { line1: `1 ${key} Street`, line2: null, city: key, state: 'NY', zip: '13601' },
  coordinates: { lat: 43, lng: -76 },
  timeZone: 'America/Chicago',
  phones: { sales: '+13155550101', service: null },
  hours: { sales: week, service: null },
  mapsLink: 'https://maps.example/store',
  note: null,
  serviceSlots: null,
  testDrive: null,
  serviceCrm: null,
  profile,
  ...more,
});
const dealership = { name: 'Lakeshore', timeZone: 'America/New_York' as const };
const of = (own: Settings['company'] | null, stores: readonly Store[], chosen?: Store) =>
  companyOf(dealership, own && { company: own }, stores, chosen);

describe('without a selected store', () => {
  const north = store('north');
  const rich = store('rich', {
    profile: {
      ...profile,
      email: 'rich@example.com',
      mapZoom: 14,
      fees: { ...NO_FEES, documentaryFee: 35803, thirtyDayDrive: 1000 },
    },
  });

  test.each<[string, Settings['company'] | null, Store[], object]>([
    [
      'no document, no store',
      null,
      [],
      { name: 'Lakeshore', subname: null, phone: null, address: null, timeZone: 'America/New_York' },
    ],
    [
      'a name alone: all is the first store’s',
      company(),
      [north, rich],
      {
        name: 'Lakeshore',
        phone: '+13155550101',
        address: { city: 'north', country: 'US' },
        timeZone: 'America/Chicago',
        hours: { sales: week },
      },
    ],
    [
      'own phones first',
      company({ phone: '+18145550100' }),
      [north],
      { phone: '+18145550100', salesPhone: '+13155550101' },
    ],
    [
      'the phone of sales for a main one',
      company({ salesPhone: '+18145550102' }),
      [north],
      { phone: '+18145550102', salesPhone: '+18145550102' },
    ],
    [
      'an own address keeps its own map, or none',
      company({ address: ADDRESS }),
      [north],
      { address: ADDRESS, coordinates: null, mapsLink: null },
    ],
    [
      'own hours keep their own zone',
      company({ hours: { sales: null, service: week } }),
      [north],
      { hours: { sales: null, service: week }, timeZone: 'America/New_York' },
    ],
    [
      'the only store completes fees and email',
      company({ mapZoom: 12 }),
      [rich],
      {
        email: 'rich@example.com',
        mapZoom: 12,
        fees: { ...NO_FEES, documentaryFee: 35803, thirtyDayDrive: 1000 },
      },
    ],
    ['one of several does not', company(), [rich, north], { email: null, fees: NO_FEES }],
  ])('%s', (_name, own, stores, expected) => {
    expect(of(own, stores)).toMatchObject(expected);
  });
});

describe('with a selected store', () => {
  const own = company({
    address: ADDRESS,
    phone: '+18145550100',
    servicePhone: '+18145550103',
    email: 'all@example.com',
    fees: { ...NO_FEES, documentaryFee: 100, thirtyDayDrive: 200 },
  });

  test.each<[string, Store, object]>([
    [
      'it is a place of its own',
      store('west'),
      {
        name: 'Store west',
        subname: 'At west',
        address: { city: 'west' },
        mapsLink: 'https://maps.example/store',
        timeZone: 'America/Chicago',
        hours: { service: null },
      },
    ],
    [
      'its phones are its own, also where it has none',
      store('west'),
      { phone: '+13155550101', salesPhone: '+13155550101', servicePhone: null },
    ],
    [
      'its main phone goes before that of sales',
      store('west', { profile: { ...profile, phone: '+13155550109' } }),
      { phone: '+13155550109', salesPhone: '+13155550101' },
    ],
    [
      'of the rest it overrides what it says',
      store('west', {
        profile: {
          ...profile,
          fees: { ...NO_FEES, documentaryFee: 7500 },
        },
      }),
      {
        email: 'all@example.com',
        fees: { ...NO_FEES, documentaryFee: 7500, thirtyDayDrive: 200 },
      },
    ],
  ])('%s', (_name, chosen, expected) => {
    expect(of(own, [store('other'), chosen], chosen)).toMatchObject(expected);
  });
});

test.each([
  ['its own', { phone: '+18145550100', salesPhone: '+18145550102', servicePhone: '+18145550103' }],
  ['the main one', { phone: '+18145550100', salesPhone: null, servicePhone: null }],
  ['none', { phone: null, salesPhone: null, servicePhone: null }],
])('a department’s phone is %s', (_which, phones) => {
  expect(phoneFor(phones, 'sales')).toBe(phones.salesPhone ?? phones.phone);
  expect(phoneFor(phones, 'service')).toBe(phones.servicePhone ?? phones.phone);
});

test('without a service phone, the main phone is called for service rather than sales', () => {
  const phones = of(company({ phone: '+18145550100', salesPhone: '+18145550102' }), []);
  expect([phoneFor(phones, 'sales'), phoneFor(phones, 'service')]).toEqual(['+18145550102', '+18145550100']);
});

test('a store’s own fee brings its own payee and whether everybody pays it', () => {
  const own: Settings['company']['fees'] = {
    ...NO_FEES,
    documentaryFee: 100,
    documentaryFeePayee: 'government',
    thirtyDayDrive: 200,
    thirtyDayDriveIsOptional: true,
  };
  const store: Settings['company']['fees'] = { ...NO_FEES, documentaryFee: 0 };
  expect(feesOver(store, own)).toEqual({
    ...NO_FEES,
    documentaryFee: 0,
    thirtyDayDrive: 200,
    thirtyDayDriveIsOptional: true,
  });
});
