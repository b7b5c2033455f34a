import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD_NAMES, FIELDS } from '../feed-fields.ts';
import { readDate, readStockDate } from './date.ts';
import { readAdvertisedFlag, readPrivateFlag, readUnadvertisedFlag } from './flag.ts';
import { readMileage } from './mileage.ts';
import { readPhotoUrls } from './photos.ts';
import { cellText } from './reading.ts';
import { positiveNumberReader } from './whole-number.ts';
import { readYear } from './year.ts';

const PROBLEM = { problem: expect.any(String) };

describe('mileages', () => {
  it.each([
    ['45,123', 45_123],
    ['45123 mi', 45_123],
    ['45123.7', 45_123],
    ['45123.000', 45_123],
    ['12345 Miles.', 12_345],
    ['12345 actual', 12_345],
    ['0', 0],
    ['TMU', null],
    ['Exempt', null],
    ['Not Actual', null],
    ['mi', null],
  ])('%s', (text, value) => {
    expect(readMileage(text)).toEqual({ value });
  });

  it.each([
    '-1',
    '4k',
    '',
    '45,12',
    '9999999',
    '999999',
    '12.345',
    '12345km',
    '12345 KM',
    '12345 (TMU)',
    '~12345',
    '12345+',
  ])('does not parse "%s"', (text) => {
    expect(readMileage(text)).toEqual(PROBLEM);
  });

  it('parses numbers with any grouping', () => {
    fc.assert(
      fc.property(fc.nat(1_999_999), (number) => {
        fc.pre(number !== 999_999);
        for (const text of [String(number), number.toLocaleString('en-US'), `${number}.0`, `${number} miles`])
          expect(readMileage(text)).toEqual({ value: number });
      }),
    );
  });
});

describe('small numbers', () => {
  const readDoors = positiveNumberReader('doors', 9, '-?(?:doors?|dr)');
  it.each([
    ['0', null],
    ['4', 4],
    ['4 Doors', 4],
    ['4dr', 4],
    ['2-Door', 2],
  ])('%s', (text, value) => {
    expect(readDoors(text)).toEqual({ value });
  });

  it.each(['40', '4 seats', '4-5', 'four'])('does not take %s for doors', (text) => {
    expect(readDoors(text)).toEqual(PROBLEM);
  });

  it.each([
    ['2017', 2017],
    ['2017.0', 2017],
    ['MY2017', 2017],
    ['0', null],
  ])('reads the year %s', (text, value) => {
    expect(readYear(text)).toEqual({ value });
  });

  it.each(['17', '1979', '2017/2018', '2100', '20170', '2017.5'])('does not take %s for a year', (text) => {
    expect(readYear(text)).toEqual(PROBLEM);
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-03', '2026-11-03'],
    ['2026-11-03T08:15:00Z', '2026-11-03'],
    ['2026-11-03 08:15:00.000', '2026-11-03'],
    ['20261103', '2026-11-03'],
    ['20261103081500', '2026-11-03'],
    ['11/3/2026', '2026-11-03'],
    ['11/03/26', '2026-11-03'],
    ['11-03-2026', '2026-11-03'],
    ['11/3/2026 12:00:00 AM', '2026-11-03'],
    ['03-Nov-2026', '2026-11-03'],
    ['3 November 2026', '2026-11-03'],
    ['Nov 3, 2026', '2026-11-03'],
    ['November 3 2026', '2026-11-03'],
    ['Sept 3, 2026', '2026-09-03'],
  ])('%s', (text, value) => {
    expect(readDate(text)).toEqual({ value });
  });

  it.each([
    '2026-02-31',
    '13/1/2026',
    '3rd of May',
    '2026',
    '0',
    '99999999',
    '11.03.2026',
    '11-03-26',
    'Marvel 3, 2026',
  ])('does not parse %s', (text) => {
    expect(readDate(text)).toEqual(PROBLEM);
  });

  it('parses every day in every form', () => {
    const days = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2099-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const value = date.toISOString().slice(0, 10);
        const [year = '', month, day] = value.split('-');
        const name = date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
        for (const text of [
          date.toISOString(),
          `${year}${month}${day}`,
          `${Number(month)}/${Number(day)}/${year}`,
          `${month}/${day}/${year.slice(2)}`,
          `${day}-${name}-${year}`,
          `${name} ${Number(day)}, ${year}`,
        ])
          expect(readDate(text)).toEqual({ value });
      }),
    );
  });
});

it.each(['0001-01-01', '1900-01-01', '1999-12-31', '2999-05-05'])('no car came in on %s', (text) => {
  expect(readDate(text)).toEqual({ value: text });
  expect(readStockDate(text)).toEqual(PROBLEM);
});

it.each([
  [readPrivateFlag, 'Yes', true],
  [readPrivateFlag, '1', true],
  [readPrivateFlag, 'FALSE', false],
  [readPrivateFlag, 'N', false],
  [readPrivateFlag, 'Private', true],
  [readPrivateFlag, 'Not Private', false],
  [readPrivateFlag, 'non-hidden', false],
  [readPrivateFlag, 'unlisted', true],
  [readPrivateFlag, 'Public', false],
  [readPrivateFlag, 'Not public', true],
  [readAdvertisedFlag, 'Do not advertise', false],
  [readAdvertisedFlag, 'Advertise', true],
  [readUnadvertisedFlag, 'Do not advertise', true],
  [readUnadvertisedFlag, "Don't advertise", true],
  [readUnadvertisedFlag, 'Yes', true],
  [readUnadvertisedFlag, 'Advertise', false],
  [readPhotoUrls, 'http://a.b/1.jpg|http://a.b/2.jpg', ['https://a.b/1.jpg', 'https://a.b/2.jpg']],
  [
    readPhotoUrls,
    'https://a.b/w_1,h_2/1.jpg,https://a.b/2.jpg',
    ['https://a.b/w_1,h_2/1.jpg', 'https://a.b/2.jpg'],
  ],
  [readPhotoUrls, String.raw`["https:\/\/a.b\/1.jpg", "https:\/\/a.b\/1.jpg"]`, ['https://a.b/1.jpg']],
  [readPhotoUrls, 'https://a.b/1.jpg https://a.b/2.jpg;', ['https://a.b/1.jpg', 'https://a.b/2.jpg']],
  [
    readPhotoUrls,
    '//d.example/1.jpg|//d.example/2.jpg',
    ['https://d.example/1.jpg', 'https://d.example/2.jpg'],
  ],
  [readPhotoUrls, 'https://a.b/1.jpg|//a.b/2.jpg', ['https://a.b/1.jpg', 'https://a.b/2.jpg']],
  [
    readPhotoUrls,
    'www.d.example/1.jpg,d.example/2.jpg',
    ['https://www.d.example/1.jpg', 'https://d.example/2.jpg'],
  ],
  [readPhotoUrls, 'd.example/w_1,h_2/1.jpg', ['https://d.example/w_1,h_2/1.jpg']],
  [readPhotoUrls, 'UW4100-1.jpg|UW4100-2.JPEG,3.png', ['UW4100-1.jpg', 'UW4100-2.JPEG', '3.png']],
] as const)('%o parses %s', (read, text, value) => {
  expect(read(text)).toEqual({ value });
});

it('remarks on entries that are no photos', () => {
  expect(readPhotoUrls('1.jpg, ../secret.jpg')).toEqual({
    value: ['1.jpg'],
    remark: '1 of its entries are no addresses of photos.',
  });
});

it.each([
  [readPhotoUrls, 'photo1.jpg|javascript:alert(1)'],
  [readPhotoUrls, 'Yes'],
  [readPhotoUrls, '12'],
  [readPrivateFlag, 'maybe'],
  [readAdvertisedFlag, 'until Friday'],
] as const)('%o does not parse %s', (read, text) => {
  expect(read(text)).toEqual(PROBLEM);
});

it.each([
  ['="00123"', '00123'],
  ['="7 ""wide"""', '7 "wide"'],
  ["'00124", '00124'],
  ["'1HGCM82633A004353", '1HGCM82633A004353'],
  ["'Tis a car", "'Tis a car"],
  ["'quoted'", "'quoted'"],
  ['\u0000nul', 'nul'],
  ['N/A', ''],
  ['="N/A"', ''],
])('the cell %j says %j', (text, value) => {
  expect(cellText(text)).toBe(value);
});

it('no text makes a reader throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      for (const field of FIELD_NAMES) FIELDS[field](text);
      cellText(text);
    }),
  );
});

it('takes little time for cells that are long and hostile', () => {
  const long = 50_000;
  const start = performance.now();
  for (const sign of [' ', ',', '<p ', '<script', '&amp;', '"', '/', 'a.', '<!--', '1 ', '+ '])
    for (const field of FIELD_NAMES) FIELDS[field](`x${sign.repeat(long / sign.length)}x`);
  expect(performance.now() - start).toBeLessThan(10_000);
});
