import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, MIN_CONTRAST } from '@rooftop/content/contrast';
import { colorUses, NEUTRAL_COLORS } from '@rooftop/content/objects/theme-colors';
import { themeTokens } from './theme.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#123456', '#123456', 1],
])('contrast of %s and %s is %d', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 1);
});

/** Text colors and their backgrounds. */
const PAIRS = [
  ['--ink', '--paper'],
  ['--ink', '--surface'],
  ['--ink', '--sunken'],
  ['--quiet', '--paper'],
  ['--quiet', '--surface'],
  ['--quiet', '--sunken'],
  ['--brand-ink', '--paper'],
  ['--brand-ink', '--surface'],
  ['--brand-ink', '--sunken'],
  ['--accent-ink', '--paper'],
  ['--accent-ink', '--surface'],
  ['--accent-ink', '--sunken'],
  ['--good', '--surface'],
  ['--good', '--sunken'],
  ['--warn', '--surface'],
  ['--warn', '--sunken'],
  ['--bad', '--paper'],
  ['--bad', '--surface'],
  ['--bad', '--sunken'],
  ['--on-brand', '--brand'],
  ['--on-brand-signal', '--brand'],
  ['--on-accent', '--accent'],
  ['--on-header', '--header'],
  ['--header-signal', '--header'],
] as const;

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const theme = fc.record({
  brand: hex,
  accent: hex,
  progress: hex,
  neutral: fc.constantFrom(...(['cool', 'plain', 'warm'] as const)),
  radius: fc.integer({ min: 0, max: 32 }),
  displayFace: fc.constantFrom(...(['archivo', 'fraunces', 'manrope'] as const)),
  header: fc.constantFrom(...(['light', 'brand', 'dark'] as const)),
});

test('every text has a contrast of at least 4.5:1, whatever colors an editor picks', () => {
  fc.assert(
    fc.property(theme, (one) => {
      const tokens = themeTokens(one);
      for (const [text, ground] of PAIRS) {
        const ratio = contrast(tokens[text] ?? '', tokens[ground] ?? '');
        expect(ratio, `${text} ${tokens[text]} on ${ground} ${tokens[ground]}`).toBeGreaterThanOrEqual(
          MIN_CONTRAST,
        );
      }
    }),
    { numRuns: 2000 },
  );
});

test('the Studio describes the colors that the website shows', () => {
  fc.assert(
    fc.property(theme, (one) => {
      const tokens = themeTokens(one);
      const texts = (role: 'brand' | 'accent') => colorUses(role, one).map(({ text }) => text);
      expect(texts('brand')).toEqual([tokens['--on-brand'], tokens['--brand-ink']]);
      expect(texts('accent')).toEqual([
        tokens['--on-accent'],
        tokens['--accent-ink'],
        tokens['--on-brand-signal'],
      ]);
    }),
  );
});

test('keeps a readable brand color unchanged', () => {
  const tokens = themeTokens({
    brand: '#0b3c49',
    accent: '#d9480f',
    progress: '#0b4a5e',
    neutral: 'cool',
    radius: 10,
    displayFace: 'archivo',
    header: 'light',
  });
  expect(tokens['--brand-ink']).toBe('#0b3c49');
  expect(tokens['--header']).toBe(NEUTRAL_COLORS.cool.surface);
  expect(tokens['--radius']).toBe('10px');
});
