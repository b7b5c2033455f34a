import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { callHref, numbersIn, textHref, toE164 } from './phone-number.ts';

const NUMBER = '+18145550142';
const OTHER = '+18145550199';

test.each<[written: string, links: readonly string[], stored: string | null]>([
  ['(814) 555-0142', [`tel:${NUMBER}`], NUMBER],
  ['1-814-555-0142', [`tel:${NUMBER}`], NUMBER],
  ['tel 814.555.0142', [`tel:${NUMBER}`], NUMBER],
  ['８１４－５５５－０１４２', [`tel:${NUMBER}`], NUMBER],
  ['814-555-0142 x123', [`tel:${NUMBER},123`], null],
  ['814.555.0142 Ext. 4', [`tel:${NUMBER},4`], null],
  ['8145550142x12', [`tel:${NUMBER},12`], null],
  ['814-555-0142 #4', [`tel:${NUMBER},4`], null],
  ['814-555-0142,,5', [`tel:${NUMBER},5`], null],
  ['(814) 555-0142 / (814) 555-0199', [`tel:${NUMBER}`, `tel:${OTHER}`], null],
  ['814-555-0142, 814-555-0199', [`tel:${NUMBER}`, `tel:${OTHER}`], null],
  ['814-555-0142 or 814 555 0199', [`tel:${NUMBER}`, `tel:${OTHER}`], null],
  ['8145550142 8145550199', [`tel:${NUMBER}`, `tel:${OTHER}`], null],
  ['814-555-0142 x3; 814-555-0199', [`tel:${NUMBER},3`, `tel:${OTHER}`], null],
  ['(814)555-0142 home (814)555-0199 cell', [`tel:${NUMBER}`, `tel:${OTHER}`], null],
  ['call 8145550142 after 5', [`tel:${NUMBER}`], null],
  ['+44 20 7946 0958', ['tel:+442079460958'], '+442079460958'],
  ['01144 20 7946 0958', ['tel:+442079460958'], '+442079460958'],
  // A digit too few is no call to another country, and letters aren't a number.
  ['814-555-014', [], null],
  ['1814555014', [], null],
  ['555-0142', [], null],
  ['call me', [], null],
  ['', [], null],
])('reads %s', (written, links, stored) => {
  expect(numbersIn(written).map(callHref)).toEqual(links);
  expect(toE164(written)).toBe(stored);
});

test('text messages go to numbers without an extension', () => {
  expect(textHref({ number: NUMBER, extension: null })).toBe(`sms:${NUMBER}`);
  expect(textHref({ number: NUMBER, extension: '4' })).toBeNull();
});

test('a US number is called as it is, whatever is written around it', () => {
  const digit = (from: number) => fc.integer({ min: from, max: 9 });
  const national = fc
    .tuple(digit(2), digit(0), digit(0), digit(2), digit(0), digit(0), fc.integer({ min: 1000, max: 9999 }))
    .map((digits) => digits.join(''));
  const extension = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(national, extension, (number, digits) => {
      const written = `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`;
      expect(numbersIn(written).map(callHref)).toEqual([`tel:+1${number}`]);
      expect(numbersIn(`${written} x${digits}`).map(callHref)).toEqual([`tel:+1${number},${digits}`]);
    }),
  );
});

test('whatever is typed, links call numbers only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (written) => {
      for (const number of numbersIn(written)) expect(callHref(number)).toMatch(/^tel:\+\d{4,15}(,\d+)?$/);
    }),
  );
});
