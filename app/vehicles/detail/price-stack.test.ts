import { statePrice, type Fee, WITHOUT_FEES } from '@rooftop/inventory/price-statement';
import { expect, test } from 'vitest';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { testContext } from '../../../tests/support/website.ts';
import { priceStack } from './price-stack.server.ts';

const [listing] = generateListings(1);
if (!listing) throw new Error('No car');
const car = { ...listing, salePrice: 1_000_000, oldPrice: null };
const statementWith = (...fees: readonly Fee[]) => statePrice(car, { ...WITHOUT_FEES, fees });
const documentary = (amount: number): Fee => ({
  name: 'documentaryFee',
  amount,
  payee: 'dealer',
  isMandatory: true,
});
const drive: Fee = { name: 'thirtyDayDrive', amount: 1000, payee: 'dealer', isMandatory: true };

test('itemizes the vehicle and every fee of a price, with fees of $0', () => {
  const statement = statementWith(documentary(35_803), { ...drive, amount: 0 });
  expect(priceStack({ statement }, null, testContext())).toEqual({
    lines: [
      { label: 'Vehicle price', amount: '$10,000' },
      { label: 'Documentary fee', amount: '$358.03' },
      { label: 'Thirty-day drive fee', amount: '$0' },
    ],
    note: 'Tax, title and registration are not included.',
    feeNote: 'The documentary fee of $358.03 applies to every sale.',
  });
});

test.each<[Fee['payee'], 'en' | 'es', string]>([
  ['government', 'en', 'Documentary fee (paid to the government)'],
  ['third-party', 'es', 'Cargo por documentos (se paga a otra empresa)'],
])('says that a fee goes to the %s in %s', (payee, locale, label) => {
  const statement = statementWith({ ...documentary(100), payee });
  expect(priceStack({ statement }, null, testContext({ locale }))?.lines[1]?.label).toBe(label);
});

test.each<['en' | 'es', string]>([
  ['en', 'Not included: optional thirty-day drive fee $10, tax, title and registration.'],
  ['es', 'No incluidos: cargo por 30 días de manejo opcional $10, impuestos, título y registro.'],
])('names a fee that buyers can decline, in %s', (locale, note) => {
  const statement = statementWith({ ...drive, isMandatory: false });
  const stack = priceStack({ statement }, null, testContext({ locale }));
  expect(stack).toEqual({ lines: [], note, feeNote: null });
});

test('says nothing of an optional fee of $0, and no documentary fee applies to every sale if some decline it', () => {
  const statement = statementWith(
    { ...documentary(100), isMandatory: false },
    { ...drive, amount: 0, isMandatory: false },
  );
  const stack = priceStack({ statement }, '2020-03-01', testContext());
  expect(stack).toMatchObject({
    note: 'Not included: optional documentary fee $1, tax, title and registration.',
    feeNote: null,
  });
});

test.each<[number, string | null, 'en' | 'es', string | null]>([
  [35_803, '2020-03-01', 'en', 'The documentary fee of $358.03 applies to every sale (since March 2020).'],
  [35_803, null, 'en', 'The documentary fee of $358.03 applies to every sale.'],
  [
    35_803,
    '2020-03-01',
    'es',
    'El cargo por documentos de $358.03 se aplica a todas las ventas (desde marzo de 2020).',
  ],
  [0, '2020-03-01', 'en', null],
])('says of a documentary fee of %j since %j in %s: %j', (amount, since, locale, note) => {
  const statement = statementWith(documentary(amount));
  expect(priceStack({ statement }, since, testContext({ locale }))?.feeNote).toBe(note);
});

test('explains nothing without a price', () => {
  expect(priceStack({ statement: null }, '2020-03-01', testContext())).toBeNull();
});
