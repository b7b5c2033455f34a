import { expect, test } from 'vitest';
import { testSettings, testStore } from '../../../tests/support/website.ts';
import { serviceCrmOf, slotRulesOf } from './slot-rules-of-store.ts';

const NOTHING = { slotMinutes: null, leadHours: null, horizonDays: null, capacity: null, ignoredTimes: null };

test.each([
  ['the dealership’s', undefined, { capacity: 2, slotMinutes: 30 }],
  ['the dealership’s, if the store has none', null, { capacity: 2, slotMinutes: 30 }],
  [
    'the store’s, field by field',
    { ...NOTHING, capacity: 5, ignoredTimes: [] },
    { capacity: 5, slotMinutes: 30, ignoredTimes: [] },
  ],
])('slot rules: %s', (_name, serviceSlots, expected) => {
  const store = serviceSlots === undefined ? undefined : testStore({ serviceSlots });
  const settings = testSettings();
  const serviceOwn = { ...settings.serviceSlots, ignoredTimes: ['11:30'] };
  const rules = slotRulesOf('service', { ...settings, serviceSlots: serviceOwn }, store);
  expect(rules).toMatchObject(expected);
});

test('without settings, the platform’s rules apply', () => {
  expect(slotRulesOf('testDrive', null, undefined)).toMatchObject({ slotMinutes: 60, horizonDays: 14 });
});

const CRM = { baseUrl: 'https://crm.example/v1/', businessId: 44, advisorId: 7, technicianId: 9 };

test.each([
  ['complete', CRM, null, { ...CRM, baseUrl: 'https://crm.example/v1' }],
  [
    'a store’s own numbers',
    CRM,
    { businessId: 45, advisorId: null, technicianId: 0 },
    { ...CRM, baseUrl: 'https://crm.example/v1', businessId: 45, technicianId: 0 },
  ],
  ['without an address', { ...CRM, baseUrl: null }, null, null],
  ['without a technician', { ...CRM, technicianId: null }, null, null],
  ['not configured', null, { businessId: 45, advisorId: 1, technicianId: 2 }, null],
])('CRM: %s', (_name, serviceCrm, own, expected) => {
  expect(serviceCrmOf({ serviceCrm }, testStore({ serviceCrm: own }))).toEqual(expected);
});
