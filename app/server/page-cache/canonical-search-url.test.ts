import { expect, test } from 'vitest';
import { canonicalSearchUrl } from './canonical-search-url.ts';

test.each([
  '/cars-for-sale',
  '/used-cars-for-sale/suvs/ford-f-150',
  '/cars-for-sale?mileage=null,50000&sort=priceLow',
  '/cars-for-sale?q=awd+%24%26',
  '/cars-for-sale.data?page=2',
  '/es/cars-for-sale?page=2',
])('%s may be cached', (target) => {
  expect(canonicalSearchUrl(target, ['en', 'es'])).toBe(target);
});

test.each([
  ['a car', '/used-cars-for-sale/2020-ford-f-150-1HGCM82633A004352'],
  ['data of a car', '/used-cars-for-sale/2020-ford-f-150-1HGCM82633A004352.data'],
  ['marketing parameters', '/cars-for-sale?page=2&utm_source=mail'],
  ['routes of data', '/cars-for-sale.data?_routes=root'],
  ['another spelling of a query', '/cars-for-sale?mileage=null%2C50000'],
  ['a query without parameters', '/cars-for-sale?'],
  ['another spelling of a path', '/cars-for-sale/%73uvs'],
  ['the first language by its prefix', '/en/cars-for-sale'],
  ['a language that is not spoken', '/fr/cars-for-sale'],
  ['a page that only begins alike', '/cars-for-sale-today'],
  ['another page', '/contact-us?page=2'],
])('%s may not', (_what, target) => {
  expect(canonicalSearchUrl(target, ['en', 'es'])).toBeNull();
});
