import { expect, test } from 'vitest';
import { testContext, testSettings } from '../../../tests/support/website.ts';
import { priceStack } from './price-stack.server.ts';

const { company } = testSettings({
  fees: { documentaryFee: 35_803, documentaryFeeSince: null, thirtyDayDrive: null },
});

test('itemizes a price that includes fees, with fees of $0', () => {
  const fees = [
    { name: 'documentaryFee', amount: 35_803 },
    { name: 'thirtyDayDrive', amount: 0 },
  ];
  expect(priceStack({ price: 1_035_803, fees }, company, testContext())).toEqual({
    lines: [
      { label: 'Vehicle price', amount: '$10,000' },
      { label: 'Documentary fee', amount: '$358.03' },
      { label: 'Thirty-day drive fee', amount: '$0' },
    ],
    note: 'Tax, title and registration are not included.',
    feeNote: 'The documentary fee of $358.03 applies to every sale.',
  });
});

test.each([
  [
    35_803,
    10_00,
    'Not included: documentary fee $358.03, thirty-day drive fee $10, tax, title and registration.',
  ],
  [35_803, null, 'Not included: documentary fee $358.03, tax, title and registration.'],
  [0, null, 'Tax, title and registration are not included.'],
])('notes the fees %j and %j that a price does not include', (documentaryFee, thirtyDayDrive, note) => {
  const fees = { documentaryFee, documentaryFeeSince: null, thirtyDayDrive };
  const stack = priceStack({ price: 1_000_000, fees: [] }, { fees }, testContext());
  expect(stack).toMatchObject({ lines: [], note });
});

test.each<[number | null, string | null, 'en' | 'es', string | null]>([
  [35_803, '2020-03-01', 'en', 'The documentary fee of $358.03 applies to every sale (since March 2020).'],
  [35_803, null, 'en', 'The documentary fee of $358.03 applies to every sale.'],
  [
    35_803,
    '2020-03-01',
    'es',
    'El cargo por documentos de $358.03 se aplica a todas las ventas (desde marzo de 2020).',
  ],
  [0, '2020-03-01', 'en', null],
  [null, null, 'en', null],
])(
  'says of a documentary fee of %j since %j in %s: %j',
  (documentaryFee, documentaryFeeSince, locale, note) => {
    const fees = { documentaryFee, documentaryFeeSince, thirtyDayDrive: null };
    for (const included of [[], [{ name: 'documentaryFee', amount: 35_803 }]]) {
      const stack = priceStack({ price: 1_000_000, fees: included }, { fees }, testContext({ locale }));
      expect(stack?.feeNote).toBe(note);
    }
  },
);

test('explains nothing without a price', () => {
  expect(priceStack({ price: null, fees: [] }, company, testContext())).toBeNull();
});
