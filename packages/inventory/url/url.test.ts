import { describe, expect, test } from 'vitest';
import { EVERYTHING } from '../index/query.ts';
import { createHeadingData, isIndexable } from './heading.ts';
import { cars, parse, vocabulary } from '../../../tests/support/inventory-urls.ts';
import { vehiclePath } from './vehicle-path.ts';

describe('parses inventory URLs', () => {
  const used = { condition: ['used'] };
  test.each([
    ['/cars-for-sale', {}],
    ['/used-cars-for-sale', { filters: used }],
    ['/certified-cars-for-sale', { filters: { condition: ['certified'] } }],
    ['/cars-for-sale/suvs', { filters: { bodystyle: ['suvs'] } }],
    ['/cars-for-sale/minivans/kia', { filters: { bodystyle: ['minivans'], 'make-model': ['kia'] } }],
    ['/used-cars-for-sale/kia-sportage', { filters: { ...used, 'make-model': ['kia-sportage'] } }],
    ['/cars-for-sale/mercedes-benz-c-class', { filters: { 'make-model': ['mercedes-benz-c-class'] } }],
    ['/cars-for-sale/ram-1500', { filters: { 'make-model': ['ram-1500'] } }],
    ['/cars-for-sale/heated-seats', { filters: { features: ['heated-seats'] } }],
    ['/cars-for-sale/price-under-20000', { ranges: { price: { min: null, max: 2_000_000 } } }],
    ['/cars-for-sale/price-over-9000', { ranges: { price: { min: 900_000, max: null } } }],
    ['/used-cars-for-sale/great_deals/price_drop', { filters: { ...used, 'great-deals': ['price-drop'] } }],
    ['/cars-for-sale/great_deals/premium_upgrades', { filters: { 'great-deals': ['premium-upgrades'] } }],
    ['/cars-for-sale?mileage=null,30000', { ranges: { mileage: { min: null, max: 30_000 } } }],
    [
      '/cars-for-sale?price=5000,20000&year=2018,null',
      { ranges: { price: { min: 500_000, max: 2_000_000 }, year: { min: 2018, max: null } } },
    ],
    ['/cars-for-sale?payment=null,350', { ranges: { payment: { min: null, max: 35_000 } } }],
    ['/cars-for-sale?bodystyle=sedans,suvs', { filters: { bodystyle: ['sedans', 'suvs'] } }],
    ['/cars-for-sale?condition=certified,new', { filters: { condition: ['certified', 'new'] } }],
    ['/cars-for-sale?store=warren&drivetrain=awd', { filters: { store: ['warren'], drivetrain: ['awd'] } }],
    ['/cars-for-sale?q=ex-l+zzz&sort=priceLow&page=3', { keyword: 'ex-l zzz', sort: 'priceLow', page: 3 }],
    ['/cars-for-sale?not-color=red,white', { excluded: { color: ['red', 'white'] } }],
    ['/cars-for-sale?seats=7', { filters: { seats: ['7'] } }],
    ['/cars-for-sale/lincoln-navigator', { filters: { 'make-model': ['lincoln-navigator'] } }],
    ['/cars-for-sale/trucks', { filters: { bodystyle: ['trucks'] } }],
    ['/cars-for-sale/kia', { filters: { 'make-model': ['kia'] } }],
    ['/cars-for-sale?features=kia', { filters: { features: ['kia'] } }],
    ['/cars-for-sale?features=4-wheel-disc-brakes', { filters: { features: ['4-wheel-disc-brakes'] } }],
    ['/cars-for-sale?utm_source=mail&gclid=1', {}],
  ])('%s', (address, said) => {
    const query = { ...EVERYTHING, ...said };
    const canonical = address.replace(/\?utm.*/, '');
    expect(parse(address)).toEqual({ kind: 'search', query, canonical, isCanonical: true, isPhrase: false });
  });
});

test.each([
  ['/cars-for-sale/', '/cars-for-sale'],
  ['/Cars-For-Sale/SUVs', '/cars-for-sale/suvs'],
  ['/cars-for-sale/%73uvs', '/cars-for-sale/suvs'],
  ['/cars-for-sale/price-under-20000/suvs', '/cars-for-sale/suvs/price-under-20000'],
  ['/cars-for-sale/suvs/sedans', '/cars-for-sale?bodystyle=sedans,suvs'],
  ['/cars-for-sale/suvs/suvs', '/cars-for-sale/suvs'],
  ['/cars-for-sale?bodystyle=suvs', '/cars-for-sale/suvs'],
  ['/cars-for-sale?make-model=kia&make-model=honda', '/cars-for-sale?make-model=honda,kia'],
  ['/cars-for-sale?great-deals=price-drop', '/cars-for-sale/great_deals/price_drop'],
  ['/cars-for-sale/suvs?great-deals=price-drop', '/cars-for-sale/suvs?great-deals=price-drop'],
  [
    '/cars-for-sale/suvs/kia/heated-seats?price=null,20000',
    '/cars-for-sale/suvs/kia/heated-seats?price=null,20000',
  ],
  ['/cars-for-sale/suvs/kia?price=null,20000', '/cars-for-sale/suvs/kia/price-under-20000'],
  ['/cars-for-sale/price-over-10000/price-under-20000', '/cars-for-sale?price=10000,20000'],
  ['/cars-for-sale?price=20000,10000', '/cars-for-sale?price=10000,20000'],
  ['/cars-for-sale?price=&price=20000', '/cars-for-sale/price-under-20000'],
  ['/cars-for-sale?price=$10,000&price=20,000.00', '/cars-for-sale?price=10000,20000'],
  ['/cars-for-sale?price=&price=%2420+000', '/cars-for-sale/price-under-20000'],
  ['/cars-for-sale?mileage=&mileage=30,000', '/cars-for-sale?mileage=null,30000'],
  ['/cars-for-sale?price=&mileage=&q=&sort=&make-model=', '/cars-for-sale'],
  ['/cars-for-sale?sort=newest&page=1', '/cars-for-sale'],
  ['/cars-for-sale?page=2&sort=year', '/cars-for-sale?sort=year&page=2'],
  ['/cars-for-sale?q=%20%20ex-l%20%20zzz', '/cars-for-sale?q=ex-l+zzz'],
  ['/cars-for-sale?q=2020+or+newer+honda+crv', '/cars-for-sale/honda-cr-v?year=2020,null'],
  ['/cars-for-sale?q=red+truck+karaoke&page=3', '/cars-for-sale/trucks?color=red&q=karaoke'],
  [
    '/used-cars-for-sale/suvs?q=trucks+no+reds&not-bodystyle=trucks',
    '/used-cars-for-sale/trucks?not-color=red',
  ],
  ['/cars-for-sale?price=5000,20000&q=under+15k', '/cars-for-sale/price-under-15000'],
  // The search field holds 100 characters. An emoji counts as one, because half of it cannot be encoded in a URL.
  [`/cars-for-sale?q=${'x'.repeat(99)}🚗🚗`, `/cars-for-sale?q=${'x'.repeat(99)}${encodeURIComponent('🚗')}`],
  ['/used-cars-for-sale?condition=new', '/cars-for-sale?condition=new,used'],
  ['/cars-for-sale?condition=new', '/new-cars-for-sale'],
])('%s has the canonical URL %s', (address, canonical) => {
  expect(parse(address)).toMatchObject({ kind: 'search', canonical, isCanonical: address === canonical });
});

test.each([
  '/cars-for-sale/zeppelins',
  '/cars-for-sale/suvs/kia/heated-seats/price-under-20000',
  '/cars-for-sale//suvs',
  '/leased-cars-for-sale',
  '/-cars-for-sale',
  '/cars-for-sales',
  '/cars-for-sale/price-under-0',
  '/cars-for-sale/price-under-1e3',
  '/cars-for-sale/price-under-99999999',
  '/cars-for-sale/great_deals',
  '/cars-for-sale/great_deals/free_cars',
  '/cars-for-sale/suvs/great_deals/price_drop',
  '/cars-for-sale/4-wheel-disc-brakes',
  '/used-cars-for-sale/2021-kia-sportage-KNDPM3AC8M789123',
  '/used-cars-for-sale/2021-KNDPM3AC8M7891234',
  '/used-cars-for-sale/suvs/2021-kia-sportage-KNDPM3AC8M7891234',
  '/cars-for-sale?bodystyle=zeppelins',
  '/cars-for-sale?not-bodystyle=zeppelins',
  '/cars-for-sale?seats=1',
  '/cars-for-sale?mileage=30000',
  '/cars-for-sale?mileage=null,1,2',
  '/cars-for-sale?price=-5,10',
  '/cars-for-sale?price=1.5,10',
  '/cars-for-sale?price=cheap&price=20,000',
  '/cars-for-sale?page=0',
  '/cars-for-sale?page=1e3',
  '/cars-for-sale?sort=color',
  '/cars-for-sale/%E0%A4%A',
])('%s is not an inventory URL', (address) => {
  expect(parse(address)).toEqual({ kind: 'invalid' });
});

describe('vehicle URLs', () => {
  test.each([
    ['/used-cars-for-sale/2021-kia-sportage-lx-KNDPM3AC8M7891234', 'used', 2021],
    ['/certified-cars-for-sale/2021-kia-sportage-lx-kndpm3ac8m7891234/', 'certified', 2021],
    ['/cars-for-sale/021-kia-sportage-lx-KNDPM3AC8M7891234?utm_source=x', null, 21],
  ])('%s', (address, condition, year) => {
    const vehicle = { kind: 'vehicle', condition, year, value: 'kia-sportage-lx', vin: 'KNDPM3AC8M7891234' };
    expect(parse(address)).toEqual(vehicle);
  });

  test('every car has a URL that parses back to its VIN', () => {
    for (const car of cars) {
      expect(parse(vehiclePath(car))).toMatchObject({ kind: 'vehicle', year: car.year, vin: car.vin });
    }
  });

  test('gives a car without a readable name a URL too', () => {
    const [car] = cars;
    expect(car && parse(vehiclePath({ ...car, make: '—', model: '—', trim: null }))).toMatchObject({
      value: 'car',
    });
  });
});

test('heading facts hold only filters with a single value', () => {
  const parsed = parse('/used-cars-for-sale/suvs/kia-sportage?mileage=null,30000&color=red,blue');
  expect(parsed.kind === 'search' && createHeadingData(parsed.query, vocabulary)).toEqual({
    condition: 'used',
    bodyStyle: 'suvs',
    make: 'Kia',
    model: 'Sportage',
    feature: null,
    deal: null,
    store: null,
    priceUnder: null,
    priceOver: null,
    mileageUnder: 30_000,
    keyword: null,
    page: 1,
  });
});

test('indexes only listed pages without parameters', () => {
  const allowed = new Set(['/used-cars-for-sale/suvs']);
  expect(isIndexable('/used-cars-for-sale/suvs', allowed)).toBe(true);
  expect(isIndexable('/used-cars-for-sale/suvs?page=2', allowed)).toBe(false);
  expect(isIndexable('/used-cars-for-sale/suvs?', allowed)).toBe(false);
  expect(isIndexable('/used-cars-for-sale/kia', allowed)).toBe(false);
});
