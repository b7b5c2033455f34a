import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteLine, quoteName, quoteText } from './quote-text.ts';

test.each([
  'Is it still there? I’d pay $18,490.',
  'Mr. Lee sent me. It has 45,000 miles and new tires.\nOne owner.',
  '¿Sigue disponible? Gracias.',
  'Version 2.0 of the manual, 3.5 liters',
])('quotes %j', (text) => {
  expect(quoteText(text)).toBe(text);
});

test.each([
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'evil.example',
  'evil。example',
  'win at evil.example/now',
  'www evil',
  'thief@evil.example',
  '900-555-0199',
  '9 0 0 5 5 5 0 1 9 9',
  '+1 (900) 555.0199',
  '127.0.0.1',
  'ev\u200bil.ex\u00adample',
  ' \n',
  null,
])('does not quote %j', (text) => {
  expect(quoteText(text)).toBeNull();
});

test('is one line, and never longer than it may be', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      expect(Array.from(quoteText(text) ?? '').length).toBeLessThanOrEqual(600);
      expect(Array.from(quoteLine(text) ?? '').length).toBeLessThanOrEqual(80);
      expect(quoteLine(text) ?? '').not.toMatch(/[\n\r\u2028\u202e\u200b]/);
      expect(quoteText(text) ?? '').not.toMatch(/:\/\/|@|\r/);
    }),
    { seed: 18 },
  );
});

test.each([
  ['Ada Miller', 'Ada Miller'],
  ['  Zoë   Nuñez-O’Hara ', 'Zoë Nuñez-O’Hara'],
  ['Dr. J.R. Lee', 'Dr. J.R. Lee'],
  ['You won a prize call us now', null],
  ['Win: now', null],
  ['Agent 47', null],
  ['evil.example', null],
])('takes %j for the name %j', (written, name) => {
  expect(quoteName(written)).toBe(name);
});
