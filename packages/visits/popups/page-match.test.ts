import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageMatches, patternSource } from './page-match.ts';

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
  ['/a:*', 'x', '/a:b', true],
  [`/${'*a'.repeat(20)}*b`, 'x', `/${'a'.repeat(5000)}`, false],
])('%s for %s at %s', (named, name, path, matches) => {
  expect(pageMatches(named, { name, path })).toBe(matches);
});

/** A pattern as a regular expression that is easy to read, and slow for long paths. */
function simpleSource(pattern: string): string {
  const segments = pattern.split('/').slice(1);
  return segments
    .map((segment) => {
      const source = segment.replaceAll(/:\w+\??/g, '[^/]+').replaceAll('*', '.*');
      return /^(?:\*|:\w+\?)$/.test(segment) ? `(?:/${source})?` : `/${source}`;
    })
    .join('');
}

const path = fc.string({ unit: fc.constantFrom('-', '~', 'a', '/'), maxLength: 12 });
const parts = fc.array(fc.constantFrom('-', '~', 'a', '/', '/', '*', '*', ':x', ':x?'), { maxLength: 10 });

test('a pattern matches the paths that its regular expression matches, and the quick one misses none of them', () => {
  fc.assert(
    fc.property(parts, path, (of, rest) => {
      const [pattern, page] = [`/${of.join('')}`, { name: 'x', path: `/${rest}` }];
      const matches = new RegExp(`^${simpleSource(pattern)}$`).test(page.path);
      expect(pageMatches(pattern, page)).toBe(matches);
      const isFound = new RegExp(`^${patternSource(pattern)}$`).test(page.path);
      if (matches) expect(isFound).toBe(true);
      // Exact, as long as there are either parameters or one `*`.
      if (!pattern.includes('*') || !/[*:].*[*:]/.test(pattern)) expect(isFound).toBe(matches);
    }),
    { numRuns: 1000 },
  );
});

test('the quick regular expression takes no time for a long path', () => {
  const source = patternSource(`/${'*a'.repeat(20)}*b`);
  expect(new RegExp(`^${source}$`).test(`/${'a'.repeat(5000)}`)).toBe(false);
});
