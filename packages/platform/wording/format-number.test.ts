import { expect, test } from 'vitest';
import { formatCompact, formatMoney, formatStars } from './format-number.ts';

/** Intl writes narrow and non-breaking spaces. */
const plain = (text: string) => text.replace(/\s/gu, ' ');

test.each([
  [1_299_500, 'en', '$12,995'],
  [35_803, 'en', '$358.03'],
  [0, 'en', '$0'],
  [1_299_500, 'es', '$12,995'],
] as const)('%d cents in %s: %s', (cents, language, text) => {
  expect(plain(formatMoney(cents, language))).toBe(text);
});

test.each([
  [1800, 'en', '1.8K'],
  [3000, 'en', '3K'],
  [999, 'en', '999'],
  [1800, 'es', '1.8 K'],
] as const)('%d in %s: %s', (count, language, text) => {
  expect(plain(formatCompact(count, language))).toBe(text);
});

test.each([
  [4.3, 'en', '4.3'],
  [4, 'en', '4.0'],
  [4.27, 'es', '4.3'],
] as const)('%d stars in %s: %s', (stars, language, text) => {
  expect(formatStars(stars, language)).toBe(text);
});
