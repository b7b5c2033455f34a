import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { parse, vocabulary } from '../../../tests/support/inventory-urls.ts';
import { type LegacyRedirectContext, isLegacyPath, matchLegacyRedirect } from './legacy-redirect.ts';
import { PATH_FILTERS } from './url-settings.ts';
import { vehiclePath } from './vehicle-path.ts';

const cars = generateListings(300, 4);
const open = cars.find(({ isPrivate }) => !isPrivate);
const hidden = cars.find(({ isPrivate }) => isPrivate);
if (!open || !hidden) throw new Error('No such cars');
const facts: LegacyRedirectContext = {
  conditions: ['used', 'certified'],
  find: (vin) => cars.find((car) => car.vin === vin),
  vocabulary,
  settings: { filterPriority: PATH_FILTERS, defaultSort: 'newest' },
};

test.each([
  [`/used-vehicle/${open.year}-some-words-${open.vin}`, vehiclePath(open)],
  [`/new-vehicle/${open.vin.toLowerCase()}/`, vehiclePath(open)],
  [`/certified-vehicle/12345678901234567/2020_kia_${open.vin}`, vehiclePath(open)],
  [`/used-vehicle/${hidden.vin}`, '/used-cars-for-sale'],
  ['/used-vehicle/2021-kia-sportage-KNDPM3AC8M7891234', '/used-cars-for-sale'],
  ['/certified-vehicle/', '/certified-cars-for-sale'],
  ['/new-vehicle', '/new-cars-for-sale'],
  ['/search-vehicles', '/cars-for-sale'],
  ['/search-vehicles/', '/cars-for-sale'],
  ['/search-vehicles/all-inventory', '/cars-for-sale'],
  ['/search-vehicles/used-inventory', '/used-cars-for-sale'],
  ['/search-vehicles/used-inventory/bodystyle/suvs', '/used-cars-for-sale/suvs'],
  ['/search-vehicles/all-inventory/make_model/kia/sportage', '/cars-for-sale/kia-sportage'],
  ['/search-vehicles/all-inventory/make_model/ford/f_150', '/cars-for-sale/ford-f-150'],
  ['/search-vehicles/all-inventory/make_model/Kia%20Sportage', '/cars-for-sale/kia-sportage'],
  ['/search-vehicles/all-inventory/make_model/kia/stinger', '/cars-for-sale/kia'],
  ['/search-vehicles/all-inventory/make_model/delorean', '/cars-for-sale'],
  ['/search-vehicles/all-inventory/make_model/kia%', '/cars-for-sale'],
  ['/search-vehicles/all-inventory/make/kia', '/cars-for-sale/kia'],
  ['/search-vehicles/used-inventory/body_style/SUVs', '/used-cars-for-sale/suvs'],
  ['/search-vehicles/used-inventory/drivetrain/awd', '/used-cars-for-sale?drivetrain=awd'],
  ['/search-vehicles/all-inventory/fuel_type/hybrid', '/cars-for-sale?fuel=hybrid'],
  ['/search-vehicles/all-inventory/transmission/Automatic', '/cars-for-sale?transmission=automatic'],
  ['/search-vehicles/all-inventory/exterior_color/white', '/cars-for-sale?color=white'],
  ['/search-vehicles/all-inventory/exterior_color/Glacier%20White', '/cars-for-sale?color=white'],
  ['/search-vehicles/all-inventory/store/warren', '/cars-for-sale?store=warren'],
  ['/search-vehicles/all-inventory/year/2020', '/cars-for-sale?year=2020,2020'],
  ['/search-vehicles/all-inventory/year/2018/2020', '/cars-for-sale?year=2018,2020'],
  ['/search-vehicles/all-inventory/year/min/2018', '/cars-for-sale?year=2018,null'],
  ['/search-vehicles/all-inventory/year/new', '/cars-for-sale'],
  ['/search-vehicles/certified-inventory/features/heated_seats/', '/certified-cars-for-sale/heated-seats'],
  [
    '/search-vehicles/all-inventory/features/4_wheel_disc_brakes',
    '/cars-for-sale?features=4-wheel-disc-brakes',
  ],
  ['/search-vehicles/used-inventory/price/max/20000', '/used-cars-for-sale/price-under-20000'],
  ['/search-vehicles/used-inventory/price/min/9000', '/used-cars-for-sale/price-over-9000'],
  ['/search-vehicles/used-inventory/price/max/cheap', '/used-cars-for-sale'],
  ['/search-vehicles/used-inventory/mileage/max/30000', '/used-cars-for-sale?mileage=null,30000'],
  ['/search-vehicles/used-inventory/mileage/min/9000', '/used-cars-for-sale?mileage=9000,null'],
  ['/search-vehicles/used-inventory/mileage/30000', '/used-cars-for-sale'],
  ['/search-vehicles/used-inventory/great_deals/price_drop', '/used-cars-for-sale/great_deals/price_drop'],
  ['/search-vehicles/stolen-inventory/bodystyle/suvs', '/cars-for-sale/suvs'],
  ['/search-vehicles/something', '/cars-for-sale'],
  ['/search-vehicles/all-inventory/bodystyle/', '/cars-for-sale'],
])('redirects %s to %s', (path, target) => {
  expect(isLegacyPath(path)).toBe(true);
  expect(matchLegacyRedirect(path, facts)).toBe(target);
});

test('redirects to the only condition that the dealership sells', () => {
  expect(matchLegacyRedirect('/search-vehicles', { ...facts, conditions: ['used'] })).toBe(
    '/used-cars-for-sale',
  );
});

test.each(['/', '/cars-for-sale', '/used-vehicles', '/search-vehicles-old', '/x/used-vehicle/1'])(
  'does not redirect %s',
  (path) => {
    expect(isLegacyPath(path)).toBe(false);
    expect(matchLegacyRedirect(path, facts)).toBeNull();
  },
);

describe('any legacy URL', () => {
  const crafted = fc.oneof(
    fc.constantFrom(
      '..',
      '//evil.example',
      '\\evil.example',
      '@evil.example',
      'https://evil.example',
      '%2f%2fevil.example',
    ),
    fc.constantFrom(
      'javascript:alert(1)',
      '\r\nLocation: //evil.example',
      '%0d%0a',
      '?',
      '#',
      'price',
      'max',
      'great_deals',
    ),
    fc.string(),
    fc.webUrl(),
  );
  const start = fc.constantFrom(
    '/used-vehicle/',
    '/search-vehicles/',
    '/search-vehicles/all-inventory/',
    '/search-vehicles/used-inventory/price/',
    '/search-vehicles/all-inventory/features/',
    '/NEW-vehicle/',
    '/search-vehicles/all-inventory/great_deals/',
  );

  test('redirects within the site and never twice', () => {
    fc.assert(
      fc.property(start, fc.array(crafted, { maxLength: 4 }), (start, pieces) => {
        const target = matchLegacyRedirect(start + pieces.join('/'), facts);
        if (target === null) return;
        expect(target).toMatch(/^\/([a-z]+-)?cars-for-sale[\w/?=,-]*$/);
        const { origin, pathname } = new URL(target, 'http://lakeshore.example');
        expect(origin).toBe('http://lakeshore.example');
        expect(matchLegacyRedirect(pathname, facts)).toBeNull();
      }),
      { numRuns: 5000 },
    );
  });

  test('redirects to a canonical URL of the inventory', () => {
    const filter = fc.constantFrom(
      'make_model',
      'body_style',
      'features',
      'drivetrain',
      'fuel_type',
      'exterior_color',
      'transmission',
      'great_deals',
      'price',
      'mileage',
      'year',
      'payment',
      'store',
      'condition',
      'unknown',
    );
    const value = fc.oneof(
      fc.constantFrom('min', 'max', '0', '2020', '20000', '9999999', '10000000', '1,2'),
      fc.constantFrom('kia', 'Kia', 'awd', 'Land%20Rover', '%', 'price_drop', '4_wheel_disc_brakes'),
      fc.constantFrom('2021-kia-KNDPM3AC8M7891234', 'trucks', 'price_under_20000', '%2f', 'used'),
      fc.string().map(encodeURIComponent),
      fc.string(),
    );
    const search = fc
      .tuple(
        fc.constantFrom('all', 'used', 'new', 'certified', 'stolen'),
        filter,
        fc.array(value, { maxLength: 3 }),
      )
      .map(([kind, name, values]) => `/search-vehicles/${[`${kind}-inventory`, name, ...values].join('/')}`);
    const crude = fc
      .tuple(start, fc.array(crafted, { maxLength: 4 }))
      .map(([first, pieces]) => first + pieces.join('/'));
    fc.assert(
      fc.property(fc.oneof(search, crude), (path) => {
        const target = matchLegacyRedirect(path, facts);
        if (target === null) return;
        expect(parse(target)).toMatchObject({ kind: 'search', isCanonical: true });
      }),
      { numRuns: 5000 },
    );
  });
});
