import { expect, test } from 'vitest';
import { pageMatches } from './page-match.ts';

const VIN = '1FMBEBAW7LZ004158';

test.each<[named: string, name: string, path: string, matches: boolean]>([
  ['service', 'service', '/service', true],
  ['service', 'service/schedule', '/service/schedule', false],
  ['cars-search-page', 'cars-search-page', '/used-cars-for-sale/suvs', true],
  ['/service', 'service', '/service', true],
  ['/service', 'service/schedule', '/service/schedule', false],
  ['/', 'home', '/', true],
  ['/', 'service', '/service', false],
  ['/*', 'home', '/', true],
  ['/*', 'service/schedule', '/service/schedule', true],
  ['/service/*', 'service', '/service', true],
  ['/service/*', 'service/schedule', '/service/schedule', true],
  ['/service/*', 'services', '/services', false],
  ['/ser*', 'services', '/services', true],
  ['/special-offers/:list', 'special-offers', '/special-offers/dealer', true],
  ['/special-offers/:list', 'special-offers', '/special-offers', false],
  ['/special-offers/:list?', 'special-offers', '/special-offers', true],
  ['/special-offers/:list', 'special-offer', '/special-offers/dealer/bonus', false],
  ['/*/*-*-*', 'vehicle', `/used-cars-for-sale/2020-ford-${VIN}`, true],
  ['/a.b*', 'x', '/acb', false],
  ['/a(*', 'x', '/a(b', true],
])('%s for %s at %s', (named, name, path, matches) => {
  expect(pageMatches(named, { name, path })).toBe(matches);
});
