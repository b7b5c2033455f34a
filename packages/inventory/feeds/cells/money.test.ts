import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFillerAmount, readMoney, readPrice } from './money.ts';

it.each([
  ['$12,995.00', 1_299_500],
  ['12995', 1_299_500],
  ['12,995', 1_299_500],
  ['12 995', 1_299_500],
  ['$ 12995.5', 1_299_550],
  ['12995.000', 1_299_500],
  ['12995.', 1_299_500],
  ['12995 USD', 1_299_500],
  ['USD12995', 1_299_500],
  ['11111', 1_111_100],
  ['12995 OBO', 1_299_500],
  ['$12995/obo', 1_299_500],
  ['12,995 or best offer', 1_299_500],
  ['$12,995 + fees', 1_299_500],
  ['$12,995.00 plus tax, title & license', 1_299_500],
  ['0', null],
  ['$0.00', null],
  ['.00', null],
  ['Call', 'call'],
  ['Call for price', 'call'],
  ['Contact us', 'call'],
  ['See dealer', 'call'],
  ['Make Offer', 'call'],
  ['No Price', 'call'],
  ['POA', 'call'],
  ['Price on request', 'call'],
  ['Coming Soon', 'call'],
  ['SOLD', 'sold'],
])('the price %s', (text, value) => {
  expect(readPrice(text)).toEqual({ value });
});

it.each([
  '-100',
  '12,99',
  '1.2.3',
  '12.995,00',
  'abc',
  '1e5',
  '999999999',
  '12995.999',
  '12995 cash',
  'from 12995',
  '12995-13995',
  '$399/mo',
  '1OO',
  '$',
  'OBO 1',
])('does not parse %s', (text) => {
  const reading = readPrice(text);
  expect('value' in reading ? reading.value : null).not.toEqual(expect.any(Number));
  expect(readMoney(text)).not.toEqual({ value: expect.any(Number) });
});

it.each([
  '1',
  '$1.00',
  '99',
  '0.10',
  '199.99',
  '123456',
  '$999,999',
  '999999',
  '1234567',
  '654321',
  '111111',
])('no car costs %s', (text) => {
  expect(readPrice(text)).toEqual({ value: 'call', remark: expect.stringContaining(text) });
  expect(readMoney(text)).toEqual({ value: null, remark: expect.stringContaining(text) });
});

it('remarks on a footnote that is not shown', () => {
  expect(readPrice('12995*')).toEqual({ value: 1_299_500, remark: expect.stringContaining('footnote') });
});

it('parses every amount that a car costs as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200_00, max: 10_000_000_00 }), fc.boolean(), (cents, isUgly) => {
      fc.pre(!isFillerAmount(cents));
      const written = (cents / 100).toLocaleString('en-US', {
        minimumFractionDigits: isUgly && cents % 100 === 0 ? 0 : 2,
        useGrouping: isUgly,
      });
      for (const read of [readPrice, readMoney])
        expect(read(isUgly ? `$${written}` : written)).toEqual({ value: cents });
    }),
  );
});
