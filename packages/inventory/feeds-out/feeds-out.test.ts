import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvLine, isFormula } from '@rooftop/escaping/csv-line';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WITHOUT_FEES } from '../price-statement.ts';
import { readTable } from '../feeds/read-table.ts';
import type { Hit } from '../index/result-page.ts';
import { createSearchIndex } from '../index/search-index.ts';
import { AUDIENCES, SETTINGS } from '../../../tests/support/reference-search/compare.ts';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { conditionOf, type Listing } from '../vehicle.ts';
import type { Advertiser } from './advertiser.ts';
import { FEEDS, type FeedName } from './feeds.ts';
import { reportFeed } from './report-feed.ts';
import { checkCar, RULES, type FeedRule } from './rules.ts';
import { feedText } from './write-feed.ts';

const advertiser: Advertiser = {
  storeOf: () => ({
    code: 'alpha-erie',
    name: 'Alpha Erie',
    address: { line1: '1 Peach St', line2: 'Suite 2', city: 'Erie', state: 'PA', zip: '16501' },
    coordinates: { lat: 42.1, lng: -80.1 },
  }),
  pageOf: ({ listing }) => `https://alpha.example/${listing.vin}`,
  photosOf: ({ listing }) => listing.photos.map((photo) => `https://alpha.example/photos/${photo}`),
  disclaimerOf: () => 'Not included: documentary fee $358.03, tax.',
  titlesAreClean: false,
};

const [base] = generateListings(1);
if (base === undefined) throw new Error('no car');
const car: Listing = {
  ...base,
  condition: 'used',
  isCertified: true,
  trim: 'EX, "Sport"',
  bodyStyle: 'suvs',
  drivetrain: '4WD',
  fuelType: 'Plug-in Hybrid',
  mileage: 20_000,
  exteriorColor: 'Red',
  features: ['Heated Seats', 'Roof, glass'],
  description: 'One\nowner',
  photos: ['a.jpg', 'b.jpg'],
  salePrice: 1_399_800,
  status: 'available',
  isPrivate: false,
  isAdvertised: true,
  titleStatus: 'clean',
  soldAt: null,
};
const hitOf = (fields: Partial<Listing> = {}, hit: Partial<Hit> = {}): Hit => ({
  listing: { ...car, ...fields },
  isPriceLocked: false,
  price: 1_399_800,
  statement: null,
  payment: null,
  ...hit,
});

const NAMES: readonly FeedName[] = ['google-vehicle-listings', 'google-vehicle-ads', 'meta-vehicles'];
const [, ADS, META] = NAMES;

describe('rules', () => {
  test.each<
    [FeedRule, Partial<Listing>, Partial<Hit>, Partial<Advertiser>, readonly (FeedName | undefined)[]]
  >([
    ['private', { isPrivate: true }, {}, {}, NAMES],
    ['not-available', { status: 'pending' }, {}, {}, NAMES],
    ['not-available', { status: 'coming-soon' }, {}, {}, NAMES],
    ['not-available', { status: 'sold' }, {}, {}, NAMES],
    ['opted-out', { isAdvertised: false }, {}, {}, NAMES],
    ['price-locked', {}, { isPriceLocked: true, price: null }, {}, NAMES],
    ['no-price', {}, { price: null }, {}, NAMES],
    ['bad-vin', { vin: '1FTFW1E50MFA00001' }, {}, {}, NAMES],
    ['bad-vin', { vin: '11111111111111111' }, {}, {}, NAMES],
    ['bad-vin', { vin: '00000000000000000' }, {}, {}, NAMES],
    ['branded-title', { titleStatus: 'branded' }, {}, { titlesAreClean: true }, NAMES],
    ['no-store', {}, {}, { storeOf: () => null }, NAMES],
    ['unknown-title', { titleStatus: null }, {}, {}, [ADS]],
    ['no-mileage', { mileage: null }, {}, {}, NAMES],
    ['no-photo', { photos: [] }, {}, {}, [ADS, META]],
    ['no-color', { exteriorColor: null }, {}, {}, [ADS, META]],
    ['no-body-style', { bodyStyle: null }, {}, {}, [META]],
    ['commercial', { bodyStyle: 'commercial' }, {}, {}, [ADS]],
  ])('%s: leaves out a car with %j %j', (rule, fields, hit, other, feeds) => {
    for (const name of NAMES) {
      const judgement = checkCar(hitOf(fields, hit), { ...advertiser, ...other }, FEEDS[name].demands);
      const leftOut = judgement.kind === 'left-out' ? judgement.rule : null;
      expect(leftOut, name).toBe(feeds.includes(name) ? rule : null);
    }
  });

  test.each<[string, Partial<Listing>, Partial<Advertiser>]>([
    [
      'a new car has a clean title and needs no mileage',
      { condition: 'new', titleStatus: null, mileage: null },
      {},
    ],
    ['a title is clean where the dealership vouches for it', { titleStatus: null }, { titlesAreClean: true }],
  ])('allows: %s', (_what, fields, other) => {
    for (const { demands } of Object.values(FEEDS))
      expect(checkCar(hitOf(fields), { ...advertiser, ...other }, demands).kind).toBe('advertised');
  });
});

describe('rows', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feeds-out-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function readBack(text: string): Promise<readonly (readonly string[])[]> {
    const path = join(folder, `${crypto.randomUUID()}.csv`);
    await writeFile(path, text);
    const rows: (readonly string[])[] = [];
    for await (const { cells } of readTable(path)) rows.push(cells);
    return rows;
  }
  async function rowOf(name: FeedName, hit = hitOf()): Promise<Readonly<Record<string, string | undefined>>> {
    const [header = [], row = [], ...others] = await readBack(
      [...feedText(FEEDS[name], [hit], advertiser)].join(''),
    );
    expect(others).toEqual([]);
    return Object.fromEntries(header.map((column, at) => [column, row[at]]));
  }

  test('Google vehicle listings have the columns of Google’s sample', async () => {
    const row = await rowOf('google-vehicle-listings');
    expect(Object.keys(row).join()).toBe(
      'store_code,id,VIN,year,make,model,trim,exterior_color,interior_color,mileage,condition,price,dealership_name,dealership_address,link,image_link,additional_image_link,vehicle_option,vehicle_fulfillment,legal_disclaimer',
    );
    expect(row).toMatchObject({
      store_code: 'alpha-erie',
      VIN: car.vin,
      trim: 'EX, "Sport"',
      mileage: '20000 miles',
      condition: 'Used',
      price: '13998.00 USD',
      dealership_address: '1 Peach St, Suite 2, Erie, PA 16501',
      link: `https://alpha.example/${car.vin}`,
      image_link: 'https://alpha.example/photos/a.jpg',
      additional_image_link: 'https://alpha.example/photos/b.jpg',
      vehicle_option: 'Heated Seats,Roof  glass',
      legal_disclaimer: 'Not included: documentary fee $358.03, tax.',
    });
    const drawn = await rowOf('google-vehicle-listings', hitOf({ photos: [] }));
    expect(drawn['image_link']).toBe('');
  });

  test('Google vehicle ads', async () => {
    expect(await rowOf('google-vehicle-ads')).toMatchObject({
      id: car.vin,
      brand: car.make,
      condition: 'Used',
      'certified_pre-owned': 'yes',
      color: 'Red',
      vehicle_msrp: '',
      link_template: `https://alpha.example/${car.vin}?store={store_code}`,
      google_product_category: 'Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans',
    });
  });

  test('Meta catalog', async () => {
    expect(await rowOf('meta-vehicles')).toMatchObject({
      vehicle_id: car.vin,
      title: `${car.year} ${car.make} ${car.model} EX, "Sport"`,
      description: 'One\nowner',
      'mileage.value': '20000',
      'mileage.unit': 'MI',
      'image[0].url': 'https://alpha.example/photos/a.jpg',
      fuel_type: 'PLUGIN_HYBRID',
      body_style: 'SUV',
      drivetrain: '4X4',
      price: '13998.00 USD',
      address:
        '{"addr1":"1 Peach St, Suite 2","city":"Erie","region":"PA","postal_code":"16501","country":"US"}',
      availability: 'AVAILABLE',
      state_of_vehicle: 'CPO',
      latitude: '42.1',
      longitude: '-80.1',
    });
  });

  test.each([
    ['- One owner', 'One owner'],
    ['＝HYPERLINK("https://evil.example")', 'HYPERLINK("https://evil.example")'],
    ['One owner - clean', 'One owner - clean'],
  ])('a spreadsheet runs nothing of the description %j', async (description, written) => {
    expect((await rowOf('meta-vehicles', hitOf({ description })))['description']).toBe(written);
  });

  test('Meta gets up to 20 pictures, the best first', async () => {
    const photos = Array.from({ length: 25 }, (_, at) => `${at}.jpg`);
    const row = await rowOf('meta-vehicles', hitOf({ photos }));
    const pictures = Object.keys(row).filter((column) => /^image\[\d+\]\.url$/.test(column));
    expect(pictures).toEqual(Array.from({ length: 20 }, (_, at) => `image[${at}].url`));
    expect(pictures.map((column) => row[column])).toEqual(
      photos.slice(0, 20).map((photo) => `https://alpha.example/photos/${photo}`),
    );
    const few = await rowOf('meta-vehicles');
    expect([few['image[1].url'], few['image[2].url']]).toEqual(['https://alpha.example/photos/b.jpg', '']);
  });

  test('the feed reader reads back whatever is written', async () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll('\0', ''));
    const row = fc.tuple(cell, cell, fc.constantFrom('end', ',', '"', '\n'));
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
        const text = [['first', 'second', 'third'], ...rows].map(csvLine).join('');
        const expected = rows.map((cells) => cells.map((one) => (isFormula(one) ? `'${one}` : one)));
        expect((await readBack(text)).slice(1)).toEqual(expected);
      }),
      { numRuns: 200, seed: 6 },
    );
  });
});

test('no feed includes locked prices, private cars or cars that were opted out', async () => {
  const cars = generateListings(400, 9).map((one) => ({ ...one, photos: ['a.jpg'] }));
  const index = await createSearchIndex(cars, {
    ...SETTINGS,
    prices: { ...WITHOUT_FEES, locked: ['certified', 'new'] },
  });
  const [audience] = AUDIENCES;
  if (audience === undefined) throw new Error('nobody asks');
  const hits = () => index.all({ ...audience, seesPrivate: true, seesLockedPrices: false });
  for (const feed of Object.values(FEEDS)) {
    const text = [...feedText(feed, hits(), advertiser)].join('');
    const written = cars.filter(({ vin }) => text.includes(vin));
    expect(written.length).toBeGreaterThan(100);
    for (const one of written) {
      expect(one).toMatchObject({
        isPrivate: false,
        isAdvertised: true,
        status: 'available',
        condition: 'used',
      });
      expect(conditionOf(one)).toBe('used');
      expect(one.titleStatus).not.toBe('branded');
    }
    const { written: count, leftOut } = reportFeed(feed, hits(), advertiser);
    expect(count).toBe(written.length);
    expect(leftOut.reduce((sum, { count: some }) => sum + some, count)).toBe([...hits()].length);
    for (const { rule, examples } of leftOut) {
      expect(RULES).toHaveProperty([rule]);
      expect(examples.length).toBeGreaterThan(0);
    }
  }
});
