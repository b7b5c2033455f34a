import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateOutTheDoor, type LocalTax, type Sale } from './out-the-door.ts';
import { STATE_TAXES } from './state-taxes.ts';
import { stateOfZip } from './state-of-zip.ts';

const SALE: Sale = { price: 20_000_00, governmentFees: 0, isNew: false, tradeEquity: 0 };
const estimate = (zip: string, sale: Partial<Sale> = {}, taxes: readonly LocalTax[] = []) =>
  estimateOutTheDoor({ ...SALE, ...sale }, zip, taxes);

test('has every state and DC', () => {
  expect(Object.keys(STATE_TAXES)).toHaveLength(51);
});

test.each([
  ['13202', 'NY'],
  ['06390', 'NY'],
  ['16501', 'PA'],
  ['20101', 'VA'],
  ['20500', 'DC'],
  ['05544', 'MA'],
  ['79936', 'TX'],
  ['88510', 'TX'],
  ['99501', 'AK'],
  ['00901', null],
  ['09001', null],
  ['1320', null],
  ['1320a', null],
])('%s is in %s', (zip, state) => {
  expect(stateOfZip(zip)).toBe(state);
});

test('every state has a ZIP code', () => {
  const found = Array.from({ length: 1000 }, (_, prefix) =>
    stateOfZip(`${String(prefix).padStart(3, '0')}01`),
  );
  expect(new Set(found.filter((state) => state !== null))).toEqual(new Set(Object.keys(STATE_TAXES)));
});

test.each<[why: string, zip: string, sale: Partial<Sale>, tax: number]>([
  ['the state’s rate', '16501', {}, 1200_00],
  ['a trade-in lowers the taxed price', '16501', { tradeEquity: 5_000_00 }, 900_00],
  ['a trade-in worth more than the car', '16501', { tradeEquity: 50_000_00 }, 0],
  ['a state where a trade-in doesn’t count', '90210', { tradeEquity: 5_000_00 }, 1450_00],
  ['a state where it counts for new cars only', '43004', { tradeEquity: 5_000_00 }, 1150_00],
  ['… and for a new car', '43004', { tradeEquity: 5_000_00, isNew: true }, 862_50],
  ['a state where it counts up to a limit', '48201', { tradeEquity: 15_000_00 }, 480_00],
  ['a state with a highest tax', '29201', { price: 80_000_00 }, 500_00],
  ['a state without tax', '97201', {}, 0],
  ['fees of the government are not taxed', '16501', { governmentFees: 100_00 }, 1194_00],
  ['debt on a trade-in raises no tax', '16501', { tradeEquity: -1_000_00 }, 1200_00],
])('taxes by %s', (_why, zip, sale, tax) => {
  expect(estimate(zip, sale)?.tax).toBe(tax);
});

test('uses what the dealership entered for the longest part of the ZIP code', () => {
  const row = { titleAndRegistration: null, asOf: '2026-10-01' };
  const taxes: readonly LocalTax[] = [
    { ...row, zip: '13', percent: 7 },
    { ...row, zip: '13202', percent: 8, titleAndRegistration: 180_00 },
    { ...row, zip: '132', percent: null, titleAndRegistration: 170_00 },
  ];
  expect(estimate('13202', {}, taxes)).toMatchObject({
    percent: 8,
    tax: 1600_00,
    source: 'dealership',
    asOf: '2026-10-01',
    titleAndRegistration: 180_00,
    total: 21_780_00,
  });
  expect(estimate('13203', {}, taxes)).toMatchObject({ percent: 4, source: 'state', total: 20_970_00 });
  expect(estimate('13999', {}, taxes)).toMatchObject({ percent: 7, titleAndRegistration: null });
  expect(estimate('14001', {}, taxes)).toMatchObject({ percent: 4, asOf: '2026-01-01', feesAsOf: null });
});

const cents = (max: number) => fc.integer({ min: 0, max });
const anySale = fc.record({
  price: cents(300_000_00),
  governmentFees: cents(1_000_00),
  isNew: fc.boolean(),
  tradeEquity: fc.integer({ min: -20_000_00, max: 100_000_00 }),
});
const anyZip = fc.integer({ min: 0, max: 99_999 }).map((zip) => String(zip).padStart(5, '0'));
const anyTaxes = fc.array(
  fc.record({
    zip: fc.tuple(anyZip, fc.integer({ min: 1, max: 5 })).map(([zip, length]) => zip.slice(0, length)),
    percent: fc.option(fc.integer({ min: 0, max: 1500 }).map((hundredths) => hundredths / 100)),
    titleAndRegistration: fc.option(cents(2_000_00)),
    asOf: fc.constant('2026-10-01'),
  }),
);

test('is never below the price, and never falls if the price rises or the trade-in is worth less', () => {
  fc.assert(
    fc.property(anySale, anyZip, anyTaxes, cents(10_000_00), (sale, zip, taxes, more) => {
      const now = estimateOutTheDoor(sale, zip, taxes);
      const dearer = estimateOutTheDoor({ ...sale, price: sale.price + more }, zip, taxes);
      const lessTrade = estimateOutTheDoor({ ...sale, tradeEquity: sale.tradeEquity - more }, zip, taxes);
      expect(now === null).toBe(dearer === null);
      if (now === null || dearer === null || lessTrade === null) return;
      expect(now.tax).toBeGreaterThanOrEqual(0);
      expect(now.total).toBe(sale.price + now.tax + (now.titleAndRegistration ?? 0));
      expect(dearer.tax).toBeGreaterThanOrEqual(now.tax);
      expect(dearer.total).toBeGreaterThanOrEqual(now.total + more);
      expect(lessTrade.tax).toBeGreaterThanOrEqual(now.tax);
    }),
  );
});
