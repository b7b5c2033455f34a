import { expect, test } from 'vitest';
import { isIgnored } from './is-ignored.ts';

const IGNORED = ['Sales@Vendor.example', '@spam.example', '(814) 555-0142'];

test.each<[email: string | null, phone: string | null, isIgnored: boolean]>([
  ['sales@vendor.example', null, true],
  [' SALES@vendor.example ', null, true],
  ['other@vendor.example', null, false],
  ['anyone@spam.example', null, true],
  ['anyone@notspam.example', null, false],
  ['anyone@mail.spam.example', null, false],
  [null, '+18145550142', true],
  [null, '814.555.0142', true],
  [null, '+18145550143', false],
  [null, '0142', false],
  ['ann@shopper.example', '5550142', false],
])('%s, %s: %s', (email, phone, is) => {
  expect(isIgnored({ email, phone }, IGNORED)).toBe(is);
});

test('an empty line ignores no sender', () => {
  expect(isIgnored({ email: null, phone: '' }, ['', ' '])).toBe(false);
});
