import { expect, test } from 'vitest';
import { testContext, testDealership } from '../../../tests/support/website.ts';
import { setTerms } from './set-terms.server.ts';

const post = (fields: Readonly<Record<string, string>>) =>
  new Request('http://alpha.example/x', { method: 'POST', body: new URLSearchParams(fields) });

test.each([
  [
    {
      down: 'amount',
      downAmount: '2,000',
      downPercent: '20',
      tradeEquity: '500',
      creditScore: '600',
      months: '60',
    },
    'finance.2000.500.600.60',
  ],
  [{ down: 'percent', downPercent: '10', months: '48' }, 'finance.10p.0.850.48'],
  [
    {
      kind: 'lease',
      down: 'percent',
      downPercent: '10',
      months: '48',
      leaseMonths: '39',
      milesPerYear: '15000',
    },
    'lease.10p.0.850.39.15000',
  ],
  [{ down: 'nonsense', months: '<script>' }, 'finance.20p.0.850.72'],
] as const)('saves %j as %s', async (fields, terms) => {
  const response = await setTerms(post(fields), testContext({ path: '/used-cars-for-sale/a' }));
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/used-cars-for-sale/a#payment');
  expect(response.headers.get('set-cookie')).toMatch(new RegExp(`^terms=${terms};.*Path=/; SameSite=Lax`));
});

test('redirects to the page in its language', async () => {
  const context = testContext({
    path: '/a',
    locale: 'es',
    dealership: testDealership({ languages: ['en', 'es'] }),
  });
  expect((await setTerms(post({}), context)).headers.get('location')).toBe('/es/a#payment');
});
