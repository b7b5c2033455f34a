import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { Store } from '@rooftop/content/documents/store/store';
import type { ListingCondition } from '@rooftop/inventory/vehicle';
import { expect, test } from 'vitest';
import { testContext, testDealership, testSettings, testStore } from '../../tests/support/website.ts';
import { storeView } from './store-view.server.ts';

const store = testStore();
const viewed = (now: string, locale: 'en' | 'es' = 'en', fields: Partial<Store> = {}, chosen?: Store) =>
  storeView({ ...store, ...fields }, testContext({ locale, now: new Date(now), store: chosen }), {
    count: 2,
    settings: null,
  });

const MONDAY_NOON = '2026-11-23T17:00:00Z';

test.each([
  [MONDAY_NOON, 'en', 'Open until 6:00 PM', true],
  ['2026-11-23T12:00:00Z', 'en', 'Closed · opens at 8:30 AM', false],
  ['2026-11-24T00:00:00Z', 'en', 'Closed · opens tomorrow 8:30 AM', false],
  ['2026-11-21T22:00:00Z', 'en', 'Closed · opens Monday 8:30 AM', false],
  [MONDAY_NOON, 'es', 'Abierto hasta las 6:00 p.m.', true],
  ['2026-11-21T22:00:00Z', 'es', 'Cerrado · abre el lunes a las 8:30 a.m.', false],
] as const)('at %s in %s: %s', (now, locale, status, isOpen) => {
  const [hours] = viewed(now, locale).hours;
  // Intl writes narrow and non-breaking spaces.
  expect(hours?.status.replace(/\s/gu, ' ')).toBe(status);
  expect(hours?.isOpen).toBe(isOpen);
});

test('leaves out departments without hours or phone', () => {
  const view = viewed(MONDAY_NOON);
  expect(view.phones).toEqual([
    {
      department: 'Sales',
      number: '(315) 555-0126',
      href: 'tel:+13155550126',
      spoken: 'Call Sales: (315) 555-0126',
    },
  ]);
  expect(view.hours.map(({ department }) => department)).toEqual(['Sales']);
  expect(view.hours[0]?.rows.map(({ days }) => days)).toEqual(['Mon–Fri', 'Sat', 'Sun']);
});

test.each([
  ['https://maps.example/x', 'https://maps.example/x'],
  [null, 'https://www.google.com/maps/dir/?api=1&destination=43.97,-75.91'],
  ['javascript:alert(1)', 'https://www.google.com/maps/dir/?api=1&destination=43.97,-75.91'],
])('directions with %j', (mapsLink, href) => {
  expect(viewed(MONDAY_NOON, 'en', { mapsLink }).directions?.href).toBe(href);
});

test('marks the chosen store', () => {
  expect(viewed(MONDAY_NOON).isChosen).toBe(false);
  expect(viewed(MONDAY_NOON, 'en', {}, store).isChosen).toBe(true);
});

test('shows its numbers in the dealership’s format', () => {
  const dealership = testDealership({ phoneMask: '999.999.9999' });
  const { phones } = storeView(store, testContext({ dealership }), { count: 1, settings: null });
  expect(phones.map(({ number }) => number)).toContain('315.555.0126');
});

const selling = (...conditions: ListingCondition[]): Settings => {
  const settings = testSettings();
  return { ...settings, inventory: { ...settings.inventory, conditions } };
};

test.each([
  [1, selling('new', 'used'), '/cars-for-sale'],
  [4, selling('new', 'used'), '/cars-for-sale?store=watertown'],
  [1, selling('used'), '/used-cars-for-sale'],
  [4, selling('new'), '/new-cars-for-sale?store=watertown'],
  [4, null, '/cars-for-sale?store=watertown'],
])('of %d stores: its cars are at $2', (count, settings, href) => {
  const view = storeView(store, testContext(), { count, settings });
  expect(view.inventory?.href).toBe(href);
  expect(view.href).toBe('/our-company/locations/watertown');
});
