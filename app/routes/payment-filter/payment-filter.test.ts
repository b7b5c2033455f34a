import { parseTerms } from '@rooftop/finance/terms-text';
import { describe, expect, test } from 'vitest';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { testContext, testDealership, testInventory } from '../../../tests/support/website.ts';
import type { RequestContext } from '#app/context.server.ts';
import { paymentFilterPath } from '#app/vehicles/payment-filter/payment-filter-path.ts';
import { paymentFilterView } from '#app/vehicles/payment-filter/payment-filter-view.server.ts';
import { submitPaymentFilter } from '#app/vehicles/payment-filter/submit-payment-filter.server.ts';

const inventory = testInventory(generateListings(200));
const at = (search: string | null) =>
  `http://alpha.example${search === null ? '/payment-filter' : paymentFilterPath(search)}`;
const view = (search: string | null, context: Partial<RequestContext> = {}) =>
  paymentFilterView(new Request(at(search)), testContext({ inventory, ...context }));

describe('the form', () => {
  test('has the range of the search, the terms, and the four bands', async () => {
    const { min, max, fields, bands } = await view('/used-cars-for-sale?payment=200,450');
    expect([min, max]).toEqual(['200', '450']);
    expect(fields).toMatchObject({ down: 'percent', downPercent: '20', months: '72', creditScore: '850' });
    expect(bands).toEqual([
      { score: '490', label: 'Bad' },
      { score: '620', label: 'Okay' },
      { score: '700', label: 'Good' },
      { score: '850', label: 'Great' },
    ]);
  });

  test("starts from the visitor's own terms", async () => {
    const { fields, bands } = await view(null, { terms: parseTerms('finance.3000.2500.590.60') });
    expect(fields).toMatchObject({ down: 'amount', downAmount: '3000', tradeEquity: '2500', months: '60' });
    expect(bands.map(({ score }) => score)).toEqual(['490', '590', '700', '800']);
  });

  test.each([
    [null, '/cars-for-sale'],
    ['/contact-us', '/cars-for-sale'],
    ['//evil.example/cars-for-sale', '/cars-for-sale'],
    ['https://evil.example/used-cars-for-sale', '/cars-for-sale'],
    ['/used-cars-for-sale/nothing-such', '/cars-for-sale'],
    ['/used-cars-for-sale?sort=priceLow&page=3', '/used-cars-for-sale?sort=priceLow'],
  ])('belongs to the search %j: %s', async (query, search) => {
    expect((await view(query)).action).toBe(paymentFilterPath(search));
  });

  test('returns 404 where no payments are advertised', async () => {
    const dealership = testDealership({ financing: null });
    await expect(view(null, { dealership })).rejects.toMatchObject({ status: 404 });
  });
});

describe('sending it', () => {
  const TERMS = { kind: 'finance', down: 'amount', downAmount: '2500', tradeEquity: '4000', months: '60' };
  async function send(search: string, fields: Readonly<Record<string, string>>, locale: 'en' | 'es' = 'en') {
    const request = new Request(at(search), {
      method: 'POST',
      body: new URLSearchParams({ ...TERMS, creditScore: '620', ...fields }),
    });
    const dealership = testDealership({ languages: ['en', 'es'] });
    const { status, headers } = await submitPaymentFilter(
      request,
      testContext({ inventory, locale, dealership }),
    );
    expect(status).toBe(303);
    return { to: headers.get('Location'), cookie: headers.get('Set-Cookie')?.split(';')[0] };
  }

  test.each([
    ['/used-cars-for-sale', { min: '', max: '$450' }, '/used-cars-for-sale?payment=null,450'],
    ['/cars-for-sale', { min: '500', max: '300' }, '/cars-for-sale?payment=300,500'],
    ['/cars-for-sale?payment=1,2', { min: '', max: '' }, '/cars-for-sale'],
    ['/cars-for-sale?payment=1,2', { min: 'ten', max: '-5' }, '/cars-for-sale'],
    [
      '/cars-for-sale?mileage=null,30000&page=2',
      { max: '450' },
      '/cars-for-sale?mileage=null,30000&payment=null,450',
    ],
  ])('for %s with %j leads to %s and saves the terms', async (search, fields, to) => {
    const answer = await send(search, fields);
    expect(answer.to?.replaceAll('%2C', ',')).toBe(to);
    expect(answer.cookie).toBe('terms=finance.2500.4000.620.60');
  });

  test('stays in the language', async () => {
    expect((await send('/used-cars-for-sale', { max: '450' }, 'es')).to).toMatch(/^\/es\/used-cars-for-sale/);
  });
});
