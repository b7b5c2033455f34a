import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, inputMask, maskPhone } from './phone-mask.ts';

const GENERAL = '(999) 999-9999';
const INPUT = inputMask(GENERAL);

test.each([
  ['', ''],
  ['3', '(3'],
  ['315', '(315'],
  ['3155', '(315) 5'],
  ['3155550126', '(315) 555-0126'],
  ['315.555.0126', '(315) 555-0126'],
  ['(315) 555-0126', '(315) 555-0126'],
  ['+1 315 555 0126', '(315) 555-0126'],
  ['+13155550126', '(315) 555-0126'],
  ['1-315-555-0126', '(315) 555-0126'],
  ['13155550126', '(315) 555-0126'],
  ['+49 30 901820', '+49 30 901820'],
  ['315 555 0126 ext. 4', '315 555 0126 ext. 4'],
  ['315 555 0126 44', '315 555 0126 44'],
  ['call me', 'call me'],
])('masks %j as %j', (written, masked) => {
  expect(maskPhone(written, GENERAL)).toBe(masked);
});

test.each([
  ['999-999-9999', '315-555-0126'],
  ['9999999999', '3155550126'],
  ['+1 (999) 999-9999', '+1 (315) 555-0126'],
])('applies the mask %j', (mask, masked) => {
  expect(maskPhone('3155550126', mask)).toBe(masked);
});

test.each([
  ['', ''],
  ['3', '+1 (3'],
  ['+1 (3', '+1 (3'],
  ['+1 (', ''],
  ['3155550126', '+1 (315) 555-0126'],
  ['+13155550126', '+1 (315) 555-0126'],
  ['+1 (315) 555-0126', '+1 (315) 555-0126'],
  ['+49 30 901820', '+49 30 901820'],
])('in a phone field, masks %j as %j', (written, masked) => {
  expect(maskPhone(written, INPUT)).toBe(masked);
});

test('is idempotent and neither loses nor adds digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[2-9]\d{0,11}$/), (digits) => {
      const masked = maskPhone(digits, GENERAL);
      expect(maskPhone(masked, GENERAL)).toBe(masked);
      expect(masked.replaceAll(/\D/g, '')).toBe(digits);
    }),
  );
});

test.each([
  ['+13155550126', GENERAL, '(315) 555-0126'],
  ['+13155550126', '999.999.9999', '315.555.0126'],
  ['+11555550126', '999-999-9999', '155-555-0126'],
  ['+4930901820', '999-999-9999', '+4930901820'],
])('shows %s by the mask %s as %s', (e164, phoneMask, shown) => {
  expect(formatPhone(e164, { phoneMask })).toBe(shown);
});
