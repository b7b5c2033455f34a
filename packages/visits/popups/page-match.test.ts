import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageMatches } from './page-match.ts';

const VIN = '1FMBEBAW7LZ004158';
/** As spec 2 writes it. */
const CAR = '/:condition-cars-for-sale/:year-:value-:vin';

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
  [CAR, 'vehicle', `/used-cars-for-sale/2020-ford-f-150-${VIN}`, true],
  [CAR, 'cars-search-page', '/used-cars-for-sale/suvs', false],
  [CAR, 'x', `/used-cars-for-sale/2020-ford-${VIN}/photos`, false],
  [CAR, 'x', `/-cars-for-sale/2020-ford-${VIN}`, false],
  [CAR, 'x', `/x-cars-for-sale/${'-'.repeat(2000)}/`, false],
  ['/:condition-cars-for-sale', 'cars-search-page', '/used-cars-for-sale', true],
  ['/:condition?-cars-for-sale/*', 'cars-search-page', '/used-cars-for-sale/suvs', true],
  ['/:name.pdf', 'x', '/price.pdf.pdf', true],
  ['/:name.pdf', 'x', '/price.pdfs', false],
  ['/:name.pdf', 'x', '/priceXpdf', false],
  ['/a.b*', 'x', '/acb', false],
  ['/a(*', 'x', '/a(b', true],
])('%s for %s at %s', (named, name, path, matches) => {
  expect(pageMatches(named, { name, path })).toBe(matches);
});

test('a parameter in a segment stands for at least one character of it', () => {
  const texts = fc.array(fc.constantFrom('', '-', '~', '-~', '~-~'), { minLength: 1, maxLength: 4 });
  const path = fc.string({ unit: fc.constantFrom('-', '~', 'a', '/'), maxLength: 12 });
  fc.assert(
    fc.property(texts, path, (parts, rest) => {
      const simple = new RegExp(`^/p${parts.map((text) => `[^/]+?${text}`).join('')}$`);
      const named = `/p${parts.map((text) => `:x${text}`).join('')}`;
      expect(pageMatches(named, { name: 'x', path: `/p${rest}` })).toBe(simple.test(`/p${rest}`));
    }),
  );
});
