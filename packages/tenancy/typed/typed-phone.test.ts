import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTypedPhone, showPhone } from './typed-phone.ts';

test.each([
  '(814) 555-0142',
  '814.555.0142',
  '814-555-0142',
  '814 555 0142',
  '8145550142',
  '+1 814 555 0142',
  '+18145550142',
  '1-814-555-0142',
  '1 (814) 555–0142',
  '1 8145550142',
  '1814.555.0142',
])('reads %s', (text) => {
  expect(parseTypedPhone(text)).toEqual({ value: '+18145550142' });
});

test.each([
  ['', /ten digits.*has 0/],
  ['555-0142', /ten digits.*has 7/],
  ['814-555-01422', /ten digits.*has 11/],
  ['114-555-0142', /area code/],
  ['814-155-0142', /fourth digit/],
  ['814-555-0142 x12', /without an extension/],
  ['(814) 555-0142 ext. 4', /without an extension/],
  ['+44 20 7946 0958', /US number/],
  ['20 7946 0958', /groups of three, three and four/],
  ['814 55 50142', /groups of three, three and four/],
  ['81 45 55 01 42', /groups of three, three and four/],
  ['814-555-CARS', /digits only/],
  ['call us', /digits only/],
])('says what is wrong with "%s"', (text, problem) => {
  expect(parseTypedPhone(text)).toEqual({ problem: expect.stringMatching(problem) });
});

test('whatever is typed, a value is a US number, which is shown in a form that can be typed again', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789()+-. x')) }), (text) => {
      const parsed = parseTypedPhone(text);
      if (!('value' in parsed)) return;
      expect(parsed.value).toMatch(/^\+1[2-9]\d{2}[2-9]\d{6}$/);
      expect(parseTypedPhone(showPhone(parsed.value))).toEqual(parsed);
    }),
  );
});
