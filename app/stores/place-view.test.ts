import { companyOf } from '@rooftop/content/documents/dealership/company/company';
import { expect, test } from 'vitest';
import { testContext, testDealership, testSettings, testStore } from '../../tests/support/website.ts';
import { companyPhone, placeOfCompany, placeOfStore, placeView } from './place-view.server.ts';

const ADDRESS = {
  line1: '1 Peach St',
  line2: 'Suite 2',
  city: 'Erie',
  state: 'PA',
  zip: '16501',
  country: 'US',
} as const;
const company = (fields: Parameters<typeof testSettings>[0]) =>
  companyOf(testDealership(), testSettings(fields), [], undefined);

test('a dealership with only a main phone shows it', () => {
  const alone = company({ phone: '+18145550100', address: ADDRESS });
  const place = placeView(placeOfCompany(alone), testContext());
  expect(place.phones.map(({ department, number }) => `${department} ${number}`)).toEqual([
    'Sales (814) 555-0100',
  ]);
  expect(companyPhone(alone, 'sales', testContext())?.href).toBe('tel:+18145550100');
  expect(companyPhone(alone, 'service', testContext())?.href).toBe('tel:+18145550100');
  expect(place.address).toEqual(['1 Peach St', 'Suite 2', 'Erie, PA 16501']);
});

test('a department’s own phone goes before the main phone', () => {
  const both = company({ phone: '+18145550100', salesPhone: '+18145550102', servicePhone: '+18145550103' });
  expect(placeOfCompany(both).phones).toEqual({ sales: '+18145550102', service: '+18145550103' });
  expect(companyPhone(both, 'service', testContext())?.number).toBe('(814) 555-0103');
});

test('a company without any phone shows none', () => {
  expect(placeView(placeOfCompany(company({})), testContext())).toMatchObject({ phones: [], address: [] });
  expect(companyPhone(company({}), 'sales', testContext())).toBeNull();
});

test('the main phone of a store is its own, or else that of sales', () => {
  const store = testStore();
  expect(placeOfStore(store).phone).toBe('+13155550126');
  const profile = { ...store.profile, phone: '+13155550109' };
  expect(placeOfStore(testStore({ profile })).phone).toBe('+13155550109');
});
