import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/website.ts';
import { amountIn, disclaimerText } from './offer-words.server.ts';

const context = { en: testContext(), es: testContext({ locale: 'es' }) };

test.each<['en' | 'es', string | null, string | null, string | null]>([
  ['en', 'Before tax. Ends {expires}.', '2026-11-30', 'Before tax. Ends 11/30/2026.'],
  [
    'es',
    'Antes de impuestos. Termina el {expires}.',
    '2026-11-30',
    'Antes de impuestos. Termina el 11/30/2026.',
  ],
  ['en', 'Ends {expires}. Until {expires}!', '2026-02-28', 'Ends 02/28/2026. Until 02/28/2026!'],
  ['en', 'Before tax.', '2026-11-30', 'Before tax.'],
  ['en', null, '2026-11-30', null],
  // Without an end date, sentences that only give the date are removed, and conditions stay.
  ['en', 'One per car. Offer ends {expires}.', null, 'One per car.'],
  ['en', 'Ends {expires}. One per car.', null, 'One per car.'],
  ['es', 'Uno por auto. Termina el {expires}.', null, 'Uno por auto.'],
  ['en', 'Offer ends {expires}.', null, null],
  [
    'en',
    'Valid until {expires}, one per car. Before tax.',
    null,
    'Valid until further notice, one per car. Before tax.',
  ],
  ['es', 'Válido hasta el {expires}, uno por auto.', null, 'Válido hasta el nuevo aviso, uno por auto.'],
  [
    'en',
    'Good at all four of our stores through {expires}.',
    null,
    'Good at all four of our stores through further notice.',
  ],
])('%s: %j, last day %s', (locale, disclaimer, lastDay, text) => {
  expect(disclaimerText(disclaimer, lastDay, context[locale])).toBe(text);
});

test.each([
  ['$59.95 oil change bundle', '$59.95'],
  ['Paquete de cambio de aceite por $1,059.95', '$1,059.95'],
  ['$30 off repairs of $300 or more', '$30'],
  ['10% off tires', '10%'],
  ['A free car wash', null],
])('%s: %s', (name, amount) => {
  expect(amountIn(name)).toBe(amount);
});
