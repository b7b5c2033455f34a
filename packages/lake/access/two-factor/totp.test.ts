import { describe, expect, test } from 'vitest';
import { matchTotp, newTotpSecret, toBase32, totpCode, totpStep, totpUrl } from './totp.ts';

const RFC_SECRET = Buffer.from('12345678901234567890');
const at = (seconds: number): Date => new Date(seconds * 1000);

test.each([
  [0, '755224'],
  [1, '287082'],
  [2, '359152'],
  [3, '969429'],
  [4, '338314'],
  [5, '254676'],
  [6, '287922'],
  [7, '162583'],
  [8, '399871'],
  [9, '520489'],
])('RFC 4226, appendix D: the code of count %d is %s', (count, code) => {
  expect(totpCode(RFC_SECRET, count)).toBe(code);
});

// The RFC's codes have eight digits. Ours are their last six.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('RFC 6238, appendix B: at %d s the code is %s', (seconds, code) => {
  expect(totpCode(RFC_SECRET, totpStep(at(seconds)))).toBe(code.slice(2));
});

describe('matchTotp', () => {
  test.each([
    [-60, null],
    [-30, 99],
    [0, 100],
    [29, 100],
    [30, 101],
    [60, null],
  ])('a code from %d s away belongs to step %s', (seconds, step) => {
    const code = totpCode(RFC_SECRET, totpStep(at(3000 + seconds)));
    expect(matchTotp(RFC_SECRET, code, at(3000))).toBe(step);
  });

  test.each(['', '12345', '1234567', 'abcdef', '٠٠٠٠٠٠'])('refuses "%s"', (code) => {
    expect(matchTotp(RFC_SECRET, code, at(3000))).toBeNull();
  });
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648, section 10: "%s" is %s in base32', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
});

test('secrets are random and have 160 bits', () => {
  expect(newTotpSecret()).toHaveLength(20);
  expect(newTotpSecret()).not.toEqual(newTotpSecret());
});

test('the URL names issuer and account', () => {
  expect(totpUrl(RFC_SECRET, { issuer: 'Rooftop', account: 'ann+1@example.com' })).toBe(
    'otpauth://totp/Rooftop:ann%2B1%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Rooftop',
  );
});
