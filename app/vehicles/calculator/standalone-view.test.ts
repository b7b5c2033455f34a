import { expect, test } from 'vitest';
import { testContent, testContext, testDealership, testSettings } from '../../../tests/support/website.ts';
import type { RequestContext } from '#app/context.server.ts';
import { formatPayment } from './format-payment.ts';
import { standaloneView } from './standalone-view.server.ts';

const settings = testSettings();
const residuals = [
  { months: 36, miles: 10_000, percent: 57 },
  { months: 39, miles: 10_000, percent: 55 },
] as const;
const lease = { ...settings.lease, residuals: [...residuals], rate: 4.44 };
const content = testContent({ settings: async () => ({ ...settings, lease }) });

async function view(query: string | null, context: Partial<RequestContext> = {}) {
  const found = await standaloneView(
    query === null ? null : new URLSearchParams(query),
    testContext({ content, ...context }),
  );
  if (found === null) throw new Error('no calculator');
  return { ...found, said: formatPayment(found.payment.fields, found.payment) };
}

test('starts with the defaults of the specification', async () => {
  const { payment, said } = await view(null);
  expect(payment.fields).toEqual({
    kind: 'finance',
    down: 'percent',
    downPercent: '20',
    downAmount: '1000',
    tradeEquity: '0',
    creditScore: '850',
    months: '24',
    leaseMonths: '39',
    milesPerYear: '10000',
  });
  expect(said.term).toBe('24 months');
  expect(said.disclosure).toMatch(/^\$4,000\.00 down and 24 monthly payments of \$[\d.,]+ at 6\.24% APR/);
  const leased = formatPayment({ ...payment.fields, kind: 'lease' }, payment);
  expect(leased.basis).toContain('39-month lease with 10,000 miles per year');
});

test.each([
  ['price=30000&months=48', /^\$6,000\.00 down and 48 monthly payments of/],
  ['price=30000&down=amount&downAmount=2500&tradeEquity=1500', /^\$2,500\.00 down, \$1,500\.00 trade equity/],
  ['price=%2430%2C049', /^\$6,000\.00 down/],
  ['price=1', /^\$200\.00 down/],
  ['price=x&months=x&downPercent=x', /^\$4,000\.00 down and 72 monthly payments/],
  ['creditScore=610&year=2018', /at 9\.74% APR/],
  ['creditScore=610&year=2017', /at 7\.74% APR/],
  ['creditScore=610&year=1066', /at 9\.74% APR/],
  ['kind=lease&leaseMonths=36&price=30000', /36 monthly payments of .* Example lease: 48 months/],
])('calculates what its form sent: %s', async (query, disclosure) => {
  expect((await view(query)).said.disclosure).toMatch(disclosure);
});

test.each([
  ['850', 'This rate is for credit scores of 620 and up.'],
  ['620', 'This rate is for credit scores of 620 and up.'],
  ['610', 'This rate is for credit scores from 600 to 619.'],
  ['400', 'This rate is for credit scores from 300 to 499.'],
])('says for which credit the rate is: %s', async (creditScore, words) => {
  expect((await view(`creditScore=${creditScore}`)).said.excluded).toContain(words);
});

test('names one acquisition fee and one price of a mile in a lease', async () => {
  const own = { ...lease, acquisitionFee: 65_000, extraMile: 25 };
  const { said } = await view('kind=lease', {
    content: testContent({ settings: async () => ({ ...settings, lease: own }) }),
  });
  expect(said.disclosure).toContain('Example lease: 48 months');
  expect(said.disclosure.match(/\$650\.00/g)).toHaveLength(2);
  expect(said.disclosure.match(/\$0\.25/g)).toHaveLength(2);
  expect(said.disclosure).not.toMatch(/\$595|\$0\.20/);
});

test('has no lease without residuals, and nothing without an interest rate', async () => {
  expect((await view(null, { content: testContent() })).payment.lease).toBeNull();
  const dealership = testDealership({ financing: null });
  expect(await standaloneView(null, testContext({ dealership }))).toBeNull();
});
