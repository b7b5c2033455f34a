import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCertified } from './certified.ts';
import { readCondition } from './condition.ts';

it.each([
  ['N', 'new', null],
  ['0', 'new', null],
  ['New', 'new', null],
  ['New Vehicle', 'new', null],
  ['Brand New', 'new', null],
  ['New - Not Certified', 'new', false],
  ['U', 'used', null],
  ['1', 'used', null],
  ['Used', 'used', null],
  ['Used Car', 'used', null],
  ['Pre-Owned', 'used', null],
  ['Pre Owned', 'used', null],
  ['usado', 'used', null],
  ['C', 'used', true],
  ['CPO', 'used', true],
  ['CPO-L2', 'used', true],
  ['Certified', 'used', true],
  ['Certified Pre-Owned', 'used', true],
  ['Preowned Certified', 'used', true],
  ['Honda Certified Used Vehicle', 'used', true],
  ['GM Certified', 'used', true],
  ['Mercedes-Benz Certified', 'used', true],
  ['VW CPO', 'used', true],
  ['Non-Certified', 'used', false],
  ['NonCertified', 'used', false],
  ['Uncertified', 'used', false],
  ['Used - Not Certified', 'used', false],
  ['USED (NON CERTIFIED)', 'used', false],
  ['Certified: No', 'used', false],
])('%s means %s, certified: %s', (text, condition, isCertified) => {
  expect(readCondition(text)).toEqual({ value: { condition, isCertified } });
});

it.each([
  ['Certified Eligible', false],
  ['Certifiable', false],
  ['Can be certified', false],
  ['Dealer Certified', false],
  ['CPO pending', false],
  ['New Certified', false],
  ['Demo', null],
  ['NEW-DEMO', null],
  ['Loaner', null],
])('%s counts as used, with a remark', (text, isCertified) => {
  expect(readCondition(text)).toEqual({
    value: { condition: 'used', isCertified },
    remark: expect.stringContaining(text),
  });
});

it.each(['Excellent', 'Like New', 'Retail', 'Wholesale', 'U-C', 'New/Used', 'Not new', 'SUV', '2'])(
  '%s is no condition',
  (text) => {
    expect(readCondition(text)).toEqual({ problem: expect.stringContaining(text) });
  },
);

it.each([
  ['Yes', true],
  ['1', true],
  ['C', true],
  ['CPO', true],
  ['Certified', true],
  ['Toyota Certified', true],
  ['Manufacturer Certified', true],
  ['No', false],
  ['0', false],
  ['Used', false],
  ['Not Certified', false],
  ['Non-Certified', false],
  ['Uncertified', false],
  ['No CPO', false],
])('"%s" in a certified column: %s', (text, value) => {
  expect(readCertified(text)).toEqual({ value });
});

it.each([
  'Certified Eligible',
  'Certifiable',
  'Certification pending',
  'Formerly certified',
  'CPO until 2025',
])('"%s" does not say that the car is certified', (text) => {
  expect(readCertified(text)).toEqual({ value: false, remark: expect.stringContaining(text) });
});

it('no word beside "certified" makes a car certified that takes it back', () => {
  const doubt = fc.constantFrom(
    'not',
    'non',
    'no',
    'un',
    'eligible',
    'pending',
    'expired',
    'if',
    'maybe',
    'de',
    'lost',
  );
  const claim = fc.constantFrom('certified', 'CPO', 'Certified Pre-Owned', 'certified used', 'cpo vehicle');
  const join = fc.constantFrom(' ', '-', ' - ', ': ', ' (', '/', '_');
  fc.assert(
    fc.property(doubt, claim, join, fc.boolean(), (word, certified, sign, isFirst) => {
      const text = isFirst ? `${word}${sign}${certified}` : `${certified}${sign}${word}`;
      const condition = readCondition(text);
      if ('value' in condition) expect(condition.value?.isCertified).not.toBe(true);
      const flag = readCertified(text);
      if ('value' in flag) expect(flag.value).toBe(false);
    }),
  );
});
