import { creditLabel } from '@rooftop/finance/credit';
import { DEFAULT_TERMS } from '@rooftop/finance/terms';
import { expect, test } from 'vitest';
import type { PersonalizeProgress } from './personalize-steps.ts';
import { termsAfter } from './terms-after.ts';

const start = { ...DEFAULT_TERMS.vehicle.finance, tradeEquity: 300_000 };

function after(step: PersonalizeProgress['step'], fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return termsAfter({ step, trades: step > 2 ? true : null, vin: null }, start, form);
}

test.each([
  [1, { downAmount: '2,500' }, { down: { kind: 'amount', cents: 250_000 } }],
  [1, { downAmount: '999999' }, { down: { kind: 'amount', cents: 2_000_000 } }],
  [1, { downAmount: '' }, { down: { kind: 'amount', cents: 100_000 } }],
  [2, { trade: 'no' }, { tradeEquity: 0 }],
  [2, { trade: 'yes' }, {}],
  [3, { tradeEquity: '$4,120' }, { tradeEquity: 410_000 }],
  [4, { credit: 'Bad' }, { creditScore: 490 }],
  [4, { credit: 'Good' }, { creditScore: 700 }],
  // The score that the visitor has set already is in this band.
  [4, { credit: 'Great' }, {}],
] as const)('step %d with %j', (step, fields, changed) => {
  expect(after(step, fields)?.terms).toEqual({ ...start, ...changed });
});

test.each([
  [2, {}],
  [2, { trade: 'maybe' }],
  [4, {}],
  [4, { credit: 'Superb' }],
] as const)('step %d with %j is no answer', (step, fields) => {
  expect(after(step, fields)).toBeNull();
});

test('remembers whether there is a trade', () => {
  expect(after(2, { trade: 'no' })?.progress.trades).toBe(false);
  expect(after(2, { trade: 'yes' })?.progress.trades).toBe(true);
});

test('a band is read back as itself', () => {
  for (const label of ['Bad', 'Okay', 'Good', 'Great'])
    expect(creditLabel(after(4, { credit: label })?.terms.creditScore ?? 0)).toBe(label);
});
