import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { postForm, recordLeads } from '../../../tests/support/leads/record-leads.ts';
import {
  testContent,
  testContext,
  testDealership,
  testInventory,
  testSettings,
} from '../../../tests/support/website.ts';
import { parseTerms } from '@rooftop/finance/terms-text';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { describe, expect, test } from 'vitest';
import type { RequestContext } from '#app/context.server.ts';
import type { SpamVerdict } from '#app/forms/spam-filter/spam-filter.ts';
import { personalizeView } from '#app/vehicles/personalize/personalize-view.server.ts';
import { submitPersonalize } from '#app/vehicles/personalize/submit-personalize.server.ts';

const PATH = '/personalize-my-price';
const [any] = generateListings(1);
if (any === undefined) throw new Error('no cars');
const car = {
  ...any,
  condition: 'used' as const,
  isCertified: false,
  status: 'available' as const,
  soldAt: null,
  isPrivate: false,
  salePrice: 7_773_700,
};
const settings = testSettings();
const written = { ...settings, inventory: { ...settings.inventory, lockedPrices: ['used' as const] } };
const inventory = testInventory([car], written);
const here: Partial<RequestContext> = { inventory, path: PATH };

const view = (query: string, context: Partial<RequestContext> = {}) =>
  personalizeView(new Request(`http://alpha.example${PATH}${query}`), testContext({ ...here, ...context }));

describe('the page', () => {
  test.each([
    ['', 'Step 1 of 6', null],
    ['?step=2', 'Step 2 of 6', PATH],
    ['?step=3&trade=yes', 'Step 3 of 6', `${PATH}?step=2&trade=yes`],
    ['?step=4&trade=no', 'Step 4 of 6', `${PATH}?step=2&trade=no`],
    ['?step=5&trade=yes', 'Step 5 of 6', `${PATH}?step=4&trade=yes`],
  ])('%j is %s and leads back to %s', async (query, progressText, back) => {
    expect(await view(query)).toMatchObject({ progressText, back, action: PATH + query });
  });

  test('offers the credit scores from bad to great', async () => {
    const { options } = await view('?step=4&trade=no');
    expect(options.map(({ label }) => label.split(' ')[0])).toEqual(['Bad', 'Okay', 'Good', 'Great']);
  });

  test('starts from the terms that the visitor has already set', async () => {
    const terms = parseTerms('finance.3000.2500.700.60');
    expect((await view('', { terms })).fields.downAmount).toBe('3000');
    const last = await view('?step=5&trade=yes', { terms });
    expect(last.hidden).toEqual({
      downPayment: '3000',
      tradingIn: 'yes',
      tradeEquity: '2500',
      creditScore: 'good',
    });
    expect((await view('?step=5&trade=no', { terms })).hidden).not.toHaveProperty('tradeEquity');
  });

  test.each([null, parseTerms('lease.20p.0.850.36.10000')])(
    "starts from the dealership's own terms: %j",
    async (terms) => {
      const dealership = testDealership({ financing: { rate: 5, months: 60, downPercent: 10 } });
      expect((await view('', { terms, dealership })).terms).toMatchObject({
        kind: 'finance',
        months: 60,
        down: { kind: 'percent', percent: 10 },
      });
    },
  );

  test('names the car that led here, without its locked price', async () => {
    const shown = await view(`?vehicle=${car.vin}`);
    expect(shown.vehicle?.href).toBe(vehiclePath(car));
    expect(shown.ends.links.map(({ href }) => href)).toEqual([
      vehiclePath(car),
      `/auto-financing/apply-for-financing?vehicle=${car.vin}`,
      `/sell-trade-my-car/your-vehicle?vehicle=${car.vin}`,
      `/out-the-door?vehicle=${car.vin}`,
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/77,?737/);
    expect((await view('?vehicle=none')).vehicle).toBeNull();
  });

  test.each([
    ['http://alpha.example/used-cars-for-sale?page=2', '/used-cars-for-sale?page=2'],
    [`http://alpha.example${PATH}?step=4`, vehiclePath(car)],
    ['http://evil.example/used-cars-for-sale', vehiclePath(car)],
  ])('leads back from %s to %s, also after its steps', async (referer, path) => {
    const request = new Request(`http://alpha.example${PATH}?vehicle=${car.vin}`, { headers: { referer } });
    const first = await personalizeView(request, testContext(here));
    expect(first.ends.links[0]?.href).toBe(path);
    const later = await view(first.action.replace(PATH, ''));
    expect(later.ends.links[0]?.href).toBe(path);
  });

  test.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', String.raw`/\evil.example`])(
    'never leads to %s',
    async (from) => {
      const { ends, action } = await view(`?${new URLSearchParams({ vehicle: car.vin, from })}`);
      expect([ends.links[0]?.href, action]).toEqual([vehiclePath(car), `${PATH}?vehicle=${car.vin}`]);
    },
  );

  test('promises an instant pre-approval only where a configured provider delivers it', async () => {
    expect(JSON.stringify(await view(''))).not.toMatch(/instant/i);
    const provider = { ...settings, preApprovalLink: 'https://lender.example/alpha' };
    const labelOf = async (preApprovalIsInstant: boolean) => {
      const content = testContent({ settings: async () => ({ ...provider, preApprovalIsInstant }) });
      return (await view('', { content })).ends.links[1]?.label;
    };
    expect(await labelOf(false)).toBe('Get pre-approved');
    expect(await labelOf(true)).toBe('Get pre-approved instantly');
  });

  test('returns 404 where there are neither payments nor locked prices', async () => {
    const dealership = { ...testDealership(), financing: null };
    await expect(view('', { dealership })).rejects.toMatchObject({ status: 404 });
  });
});

const ANA = { firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com', phone: '(315) 555-0126' };
const TERMS = { downPayment: '3000', tradingIn: 'yes', tradeEquity: '2500', creditScore: 'good' };

async function submit(
  query: string,
  fields: Readonly<Record<string, string>>,
  verdict?: SpamVerdict,
  more: Partial<RequestContext> = {},
) {
  const { leads, changes, context: recording } = recordLeads(verdict);
  const request = postForm(`http://alpha.example${PATH}${query}`, fields);
  const context = testContext({ ...here, ...recording, ...more });
  const result = await submitPersonalize(request, context).catch((thrown: unknown) => thrown);
  return { result, lead: leads[0], change: changes[0] };
}

describe('a step', () => {
  test.each([
    ['', { downAmount: '2500' }, '?step=2', 'finance.2500.0.850.72'],
    ['?step=2', { trade: 'yes' }, '?step=3&trade=yes', 'finance.20p.0.850.72'],
    ['?step=2', { trade: 'no' }, '?step=4&trade=no', 'finance.20p.0.850.72'],
    ['?step=3&trade=yes', { tradeEquity: '4000' }, '?step=4&trade=yes', 'finance.20p.4000.850.72'],
    ['?step=4&trade=no', { credit: 'Okay' }, '?step=5&trade=no', 'finance.20p.0.620.72'],
    [`?vehicle=${car.vin}`, { downAmount: '0' }, `?vehicle=${car.vin}&step=2`, 'finance.0.0.850.72'],
  ])('%j with %j leads to %j and saves %s', async (query, fields, next, terms) => {
    const { result } = await submit(query, fields);
    if (!(result instanceof Response)) throw new Error('no redirect');
    expect([result.status, result.headers.get('Location')]).toEqual([303, PATH + next]);
    expect(result.headers.get('Set-Cookie')).toMatch(new RegExp(`^terms=${terms}; Max-Age=2592000; Path=/;`));
  });

  test.each([
    ['?step=2', {}],
    ['?step=4&trade=no', { credit: 'none' }],
  ])('%j without a choice is shown again, says so, and saves nothing', async (query, fields) => {
    const { result } = await submit(query, fields);
    const field = query.includes('step=2') ? 'trade' : 'credit';
    expect(result).toEqual({
      answer: { problems: { [field]: 'Choose one of these.' }, values: {} },
      init: { status: 422 },
    });
  });
});

describe('sending the contact details', () => {
  test('creates a lead with the terms and the car, and unlocks the prices', async () => {
    const { result, lead, change } = await submit(`?vehicle=${car.vin}&step=5&trade=yes`, {
      ...ANA,
      ...TERMS,
    });
    expect(result).toMatchObject({ answer: { state: 'sent' } });
    expect(lead?.kind.form).toBe('UNLOCK_PRICE');
    expect(lead?.content).toMatchObject({ subject: 'Personalized price', vehicles: [{ vin: car.vin }] });
    expect(JSON.stringify(lead?.content.details)).toMatch(/3,000.*Yes.*2,500.*Good/);
    expect(change).toMatchObject({ isLead: true, unlockedPrices: true });
    expect(change).not.toHaveProperty('unlockedInventory');
  });

  test('answers with the price, itemized by the terms, and the payment as the calculator computes it', async () => {
    const terms = parseTerms('finance.3000.2500.700.60');
    const { result } = await submit(`?vehicle=${car.vin}&step=5&trade=yes`, { ...ANA, ...TERMS }, undefined, {
      terms,
    });
    expect(result).toMatchObject({
      answer: {
        statement: {
          heading: 'Your price: $77,737, about $1,405 a month',
          lines: [
            { label: 'Price', amount: '$77,737' },
            { label: 'Cash Down', amount: '−$3,000' },
            { label: 'Trade Equity', amount: '−$2,500' },
            { label: 'Amount financed', amount: '$72,237' },
            { label: 'Monthly payment', amount: '$1,404.62' },
            { label: 'Term', amount: '60 months' },
            { label: 'APR', amount: '6.24%' },
            { label: 'Total of payments', amount: '$84,277.20' },
          ],
          further: {
            action: '/out-the-door',
            hidden: { vehicle: car.vin },
            zip: { name: 'zip', label: 'Your ZIP code' },
            submit: 'See the out-the-door estimate',
          },
        },
      },
    });
  });

  test('answers without a number where there is none to show', async () => {
    const { result } = await submit('?step=5&trade=yes', { ...ANA, ...TERMS });
    expect(result).not.toHaveProperty('answer.statement');
  });

  test('if it looks like spam, unlocks nothing until the lead is released', async () => {
    const verdict = {
      kind: 'suspicious',
      reason: 'missing or invalid form token',
      mayBePerson: false,
    } as const;
    const { result, change } = await submit(
      `?vehicle=${car.vin}&step=5&trade=yes`,
      { ...ANA, ...TERMS },
      verdict,
    );
    expect(JSON.stringify(result)).not.toMatch(/77,?737/);
    expect(change).toMatchObject({ isHeld: true, unlockWaitsFor: 'lead-1' });
    expect(change).not.toHaveProperty('unlockedPrices');
  });

  test('with a missing field, unlocks nothing', async () => {
    const { result, lead, change } = await submit('?step=5&trade=yes', { ...ANA, ...TERMS, phone: '' });
    expect(result).toMatchObject({ answer: { state: 'again' }, init: { status: 422 } });
    expect([lead, change]).toEqual([undefined, undefined]);
  });
});
