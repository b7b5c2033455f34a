import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate } from './date.ts';
import { readFlag } from './flag.ts';
import { readList } from './list.ts';
import { readMoney } from './money.ts';
import { readPhotos } from './photos.ts';
import { readDescription, readText } from './text.ts';
import { positiveNumber, wholeNumber } from './whole-number.ts';

const PROBLEM = { problem: expect.any(String) };

describe('money', () => {
  it.each([
    ['$12,995.00', 1_299_500],
    ['12995', 1_299_500],
    ['12,995', 1_299_500],
    ['$ 12995.5', 1_299_550],
    ['12995.000', 1_299_500],
    ['12995 USD', 1_299_500],
    ['0', null],
    ['$0.00', null],
    ['Call', null],
    ['Call for price', null],
    ['See dealer', null],
  ])('%s', (text, value) => {
    expect(readMoney(text)).toEqual({ value });
  });

  it.each(['-100', '12,99', '1.2.3', '12.995,00', 'abc', '1e5', '999999999', '12995.999'])(
    'does not parse %s',
    (text) => {
      expect(readMoney(text)).toEqual(PROBLEM);
    },
  );

  it('parses every amount as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_00 }), fc.boolean(), (cents, isUgly) => {
        const written = (cents / 100).toLocaleString('en-US', {
          minimumFractionDigits: isUgly && cents % 100 === 0 ? 0 : 2,
          useGrouping: isUgly,
        });
        expect(readMoney(isUgly ? `$${written}` : written)).toEqual({ value: cents });
      }),
    );
  });
});

describe('whole numbers', () => {
  it.each([
    ['45,123', 45_123],
    ['45123 mi', 45_123],
    ['45123.7', 45_123],
    ['0', 0],
  ])('%s', (text, value) => {
    expect(wholeNumber('a mileage', 0, 1e6)(text)).toEqual({ value });
  });

  it.each(['-1', '4k', '', '45,12', '9999999'])('does not parse "%s"', (text) => {
    expect(wholeNumber('a mileage', 0, 1e6)(text)).toEqual(PROBLEM);
  });

  it('treats zero as missing where zero is impossible', () => {
    expect(positiveNumber('doors', 9)('0')).toEqual({ value: null });
    expect(positiveNumber('doors', 9)('4 Doors')).toEqual({ value: 4 });
    expect(positiveNumber('doors', 9)('40')).toEqual(PROBLEM);
  });

  it('parses numbers with any grouping', () => {
    fc.assert(
      fc.property(fc.nat(1_999_999), (number) => {
        for (const text of [String(number), number.toLocaleString('en-US'), `${number}.0`, `${number} miles`])
          expect(wholeNumber('a mileage', 0, 2_000_000)(text)).toEqual({ value: number });
      }),
    );
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
  ])('%s', (text, value) => {
    expect(readDate(text)).toEqual({ value });
  });

  it.each(['2026-02-31', '13/1/2026', '3rd of May', '2026', '0', '99999999'])('does not parse %s', (text) => {
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

it.each([
  [readFlag, 'Yes', true],
  [readFlag, '1', true],
  [readFlag, 'FALSE', false],
  [readFlag, 'N', false],
  [readText, 'Tom &amp; Jerry&#39;s  pick', "Tom & Jerry's pick"],
  [readDescription, '<p>One&nbsp;owner.</p><ul><li>Clean</li></ul>A < B', 'One owner.\nClean\nA < B'],
  [readList, 'Heated Seats|Backup Camera|heated seats', ['Heated Seats', 'Backup Camera']],
  [readList, 'Safety@Airbags, front~Comfort@A/C', ['Airbags, front', 'A/C']],
  [readList, 'A/C, Sunroof,, Tow Package', ['A/C', 'Sunroof', 'Tow Package']],
  [readPhotos, 'http://a.b/1.jpg|http://a.b/2.jpg', ['https://a.b/1.jpg', 'https://a.b/2.jpg']],
  [
    readPhotos,
    'https://a.b/w_1,h_2/1.jpg,https://a.b/2.jpg',
    ['https://a.b/w_1,h_2/1.jpg', 'https://a.b/2.jpg'],
  ],
  [readPhotos, String.raw`["https:\/\/a.b\/1.jpg", "https:\/\/a.b\/1.jpg"]`, ['https://a.b/1.jpg']],
  [readPhotos, 'https://a.b/1.jpg https://a.b/2.jpg;', ['https://a.b/1.jpg', 'https://a.b/2.jpg']],
  [readPhotos, 'UW4100-1.jpg|UW4100-2.JPEG, ../secret.jpg', ['UW4100-1.jpg', 'UW4100-2.JPEG']],
] as const)('%o parses %s', (read, text, value) => {
  expect(read(text)).toEqual({ value });
});

it.each([
  [readPhotos, 'photo1.jpg|javascript:alert(1)'],
  [readFlag, 'maybe'],
] as const)('%o does not parse %s', (read, text) => {
  expect(read(text)).toEqual(PROBLEM);
});

it('no text makes a reader throw', () => {
  const readers = [readDate, readFlag, readList, readMoney, readPhotos, readText, readDescription];
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      for (const read of readers) read(text);
    }),
  );
});
