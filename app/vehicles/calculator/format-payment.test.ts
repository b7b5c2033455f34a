import { parseTerms } from '@rooftop/finance/terms-text';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import type { Listing } from '@rooftop/inventory/vehicle';
import { expect, test } from 'vitest';
import { testContext, testDealership, testSettings } from '../../../tests/support/website.ts';
import { paymentView } from './payment-view.server.ts';
import { formatPayment } from './format-payment.ts';

const [base] = generateListings(1);
if (base === undefined) throw new Error('no car');
const car: Listing = { ...base, condition: 'new', year: 2026, listPrice: 3_200_000 };
const { lease } = testSettings();
const residuals = [{ months: 36 as const, miles: 10_000 as const, percent: 58 }];
const offered = { ...lease, residuals, rate: 4.8 };

function said(listing: Listing, terms: string | null, program: typeof lease | null = offered): string {
  const view = paymentView({ listing, price: 3_000_000 }, program, testContext({ terms: parseTerms(terms) }));
  if (view === null) throw new Error('no payment');
  return Object.values(formatPayment(view.fields, view)).join(' ');
}

test('states everything Regulation M requires for a lease, plus the example', () => {
  const words = said(car, 'lease.2000.0.850.36.10000');
  expect(words).toContain('$373.06');
  expect(words).toContain('36-month lease with 10,000 miles per year');
  expect(words).toContain(
    'This is a lease. $2,373.06 due at signing, including cash down and first payment; 36 monthly payments of $373.06, $15,430.16 in total. No security deposit. An acquisition fee of $595.00 is included in the payments. Each mile over 10,000 per year costs $0.20.',
  );
  expect(words).toContain('48 months, 10,000 miles per year, $0.20 per extra mile, $595.00 acquisition fee');
});

test('replaces terms that are not offered by the nearest ones', () => {
  expect(said(car, 'lease.2000.0.850.24.15000')).toContain('36-month lease with 10,000 miles per year');
});

test.each<[why: string, listing: Listing, program: typeof lease | null]>([
  ['a used car', { ...car, condition: 'used' }, offered],
  ['a car without a list price', { ...car, listPrice: null }, offered],
  ['a dealership without a residual', car, lease],
  ['a dealership without a lease rate', car, { ...offered, rate: null }],
  ['a dealership without settings', car, null],
])('does not lease %s, whatever the visitor chose elsewhere', (_why, listing, program) => {
  const words = said(listing, 'lease.2000.0.850.36.10000', program);
  expect(words).not.toMatch(/lease/i);
  expect(words).toContain('72-month term, 6.24% interest and 20% down payment');
});

test('names trade equity with the payment if there is any', () => {
  const words = said(car, 'finance.20p.1500.850.72');
  expect(words).toContain('6.24% interest, 20% down payment and $1,500.00 trade equity.');
  expect(words).toContain('$6,000.00 down, $1,500.00 trade equity and 72 monthly payments of');
  expect(said(car, 'finance.20p.0.850.72')).not.toMatch(/trade equity/i);
});

test.each(['lease.2000.0.850.36.10000', 'finance.1000.0.700.60', null])(
  'without a dealership’s rate, term and down payment, states no payment on the terms %s',
  (terms) => {
    const context = testContext({
      dealership: testDealership({ financing: null }),
      terms: parseTerms(terms),
    });
    expect(paymentView({ listing: car, price: 3_000_000 }, offered, context)).toBeNull();
  },
);

test('has neither payment nor lease without a visible price', () => {
  expect(paymentView({ listing: car, price: null }, offered, testContext())).toBeNull();
});
