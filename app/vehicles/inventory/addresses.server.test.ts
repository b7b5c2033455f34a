import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import { parseInventoryUrl } from '@rooftop/inventory/url/parse-inventory-url';
import { expect, test } from 'vitest';
import { carForSale } from '../../../tests/support/cars-for-sale.ts';
import { testContent, testContext, testInventory, testSettings } from '../../../tests/support/website.ts';
import { addressSettings, vocabularyOf } from './addresses.server.ts';

type Filters = Settings['inventory']['filterPriority'];

const settings = testSettings();
const inventory = testInventory([carForSale]);
const contextWith = (filterPriority: Filters) =>
  testContext({
    inventory,
    content: testContent({
      settings: async () => ({ ...settings, inventory: { ...settings.inventory, filterPriority } }),
    }),
  });

test.each<[stored: Filters, expected: Filters]>([
  [[], ['bodystyle', 'make-model', 'features', 'price']],
  [['price'], ['price', 'bodystyle', 'make-model', 'features']],
  [
    ['features', 'bodystyle'],
    ['features', 'bodystyle', 'make-model', 'price'],
  ],
  [
    ['price', 'features', 'make-model', 'bodystyle'],
    ['price', 'features', 'make-model', 'bodystyle'],
  ],
])('of stored filters %j, the order is %j', async (stored, expected) => {
  expect((await addressSettings(contextWith(stored))).filterPriority).toEqual(expected);
});

test('uses the default order without settings', async () => {
  expect(await addressSettings(testContext({}))).toEqual({
    filterPriority: ['bodystyle', 'make-model', 'features', 'price'],
    defaultSort: 'newest',
  });
});

test.each<[path: string, canonical: string]>([
  ['/cars-for-sale/sedans', '/cars-for-sale/sedans'],
  ['/cars-for-sale/sedans/price-under-20000', '/cars-for-sale/price-under-20000/sedans'],
  ['/cars-for-sale?bodystyle=sedans', '/cars-for-sale/sedans'],
])('with only the price ordered, %s is the search %s', async (path, canonical) => {
  const context = contextWith(['price']);
  const vocabulary = await vocabularyOf(context, await inventory.index());
  const { pathname, searchParams } = new URL(path, 'http://alpha.example');
  const parsed = parseInventoryUrl(pathname, searchParams, vocabulary, await addressSettings(context));
  expect(parsed).toMatchObject({ kind: 'search', canonical });
});
