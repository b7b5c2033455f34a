import { parseTerms } from '@rooftop/finance/terms-text';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { describe, expect, test } from 'vitest';
import { postForm, recordLeads } from '../../../tests/support/leads/record-leads.ts';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import {
  testContent,
  testContext,
  testDealership,
  testInventory,
  testSettings,
} from '../../../tests/support/website.ts';
import type { RequestContext } from '#app/context.server.ts';
import { applyView } from './apply-view.server.ts';
import { applyFormView } from './form/pre-approval-form-view.server.ts';
import { action, loader } from './form/route.tsx';

const PATH = '/auto-financing/apply-for-financing';
const [any] = generateListings(1);
if (any === undefined) throw new Error('no cars');
const car = { ...any, status: 'available' as const, soldAt: null, isPrivate: false };
const inventory = testInventory([car]);
const get = (path: string) => new Request(`http://alpha.example${path}`);

describe('the page', () => {
  async function page(
    preApprovalLink: string | null,
    query = '',
    context: Partial<RequestContext> = {},
    preApprovalIsInstant = false,
  ) {
    const allowed: string[] = [];
    const settings = { ...testSettings(), preApprovalLink, preApprovalIsInstant };
    const content = testContent({ settings: async () => settings });
    const allowFrames = (origins: readonly string[]) => void allowed.push(...origins);
    const view = await applyView(
      get(PATH + query),
      testContext({ content, path: PATH, allowFrames, ...context }),
    );
    return { view, allowed };
  }

  test("embeds the lender's form, allows its origin only, and tells it nothing", async () => {
    const link = 'https://lender.example:8443/alpha?dealer=7';
    const { view, allowed } = await page(link, `?vehicle=${car.vin}`);
    expect(view).toMatchObject({
      layout: 'default',
      isStandalone: true,
      form: { src: link, isForeign: true },
    });
    expect(allowed).toEqual(['https://lender.example:8443']);
  });

  test.each([null, '', 'http://lender.example/alpha', 'javascript:alert(1)', 'lender'])(
    'embeds our own form, in the minimal layout, with the link %j',
    async (link) => {
      const { view, allowed } = await page(link, `?vehicle=${car.vin}`);
      const form = { src: `${PATH}/form?vehicle=${car.vin}`, isForeign: false };
      expect(view).toMatchObject({ layout: 'minimal', isStandalone: true, form });
      expect(allowed).toEqual(["'self'"]);
    },
  );

  test('is in the language of its URL, and indexed', async () => {
    const dealership = testDealership({ languages: ['en', 'es'] });
    const { view } = await page(null, '', { dealership, locale: 'es' });
    expect(view.form.src).toBe(`/es${PATH}/form`);
    expect(view.head.isIndexed).toBe(true);
  });

  test.each([null, 'https://lender.example/alpha'])(
    'promises nothing instant, with the link %j',
    async (link) => {
      expect(JSON.stringify((await page(link)).view)).not.toMatch(/instant|60 seconds|no effect/i);
    },
  );

  test('says what an instant provider delivers, only with its link', async () => {
    const said = async (link: string | null) => JSON.stringify((await page(link, '', {}, true)).view);
    expect(await said('https://lender.example/alpha')).toMatch(/60 seconds.*no effect on your credit score/);
    expect(await said(null)).not.toMatch(/instant|60 seconds|no effect/i);
  });
});

const own: Partial<RequestContext> = {
  inventory,
  path: `${PATH}/form`,
  terms: parseTerms('finance.3000.2500.700.60'),
};

describe('our own form', () => {
  test('keeps the car and the terms that led here', async () => {
    const view = await applyFormView(get(`${PATH}/form?vehicle=${car.vin}`), testContext(own));
    expect(view).toMatchObject({
      layout: 'frame',
      car: { href: vehiclePath(car) },
      next: { href: vehiclePath(car) },
      form: { action: `${PATH}/form?vehicle=${car.vin}` },
    });
    expect(view.terms.map(({ value }) => value)).toEqual(['$3,000', '$2,500', 'Good', '60 months']);
  });

  test('is no second form beside the one of a lender', async () => {
    const settings = { ...testSettings(), preApprovalLink: 'https://lender.example/alpha' };
    const content = testContent({ settings: async () => settings });
    const open = (context: Partial<RequestContext>) =>
      loader({
        request: get(`${PATH}/form?vehicle=${car.vin}`),
        context: testContext({ ...own, ...context }),
        params: {},
      });
    const answer = await open({ content }).catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect(answer).toMatchObject({ status: 302 });
    await expect(open({})).resolves.toMatchObject({ layout: 'frame' });
  });

  test.each(['', '?vehicle=none'])('is about no car: %j', async (query) => {
    const view = await applyFormView(get(`${PATH}/form${query}`), testContext({ ...own, terms: null }));
    expect(view).toMatchObject({ car: null, terms: [], next: { href: '/cars-for-sale' } });
  });

  const ANA = { firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com', phone: '(315) 555-0126' };
  const send = async (fields: Readonly<Record<string, string>>) => {
    const { leads, context } = recordLeads();
    const request = postForm(`http://alpha.example${PATH}/form?vehicle=${car.vin}`, fields);
    await action({ request, context: testContext({ ...own, ...context }), params: {} });
    return leads;
  };

  test('sends who applies, when they would buy, the car and the terms', async () => {
    const [lead] = await send({ ...ANA, identifier: 'co-applicant', buyingTime: 'month' });
    expect(lead?.kind.form).toBe('APPLY_FINANCING');
    expect(lead?.content.vehicles).toMatchObject([{ vin: car.vin }]);
    expect(lead?.content.details).toEqual([
      { name: 'Applicant', value: 'The sender and a co-applicant' },
      { name: 'Buying time', value: 'Within a month' },
      { name: 'Down payment', value: '$3,000.00' },
      { name: 'Trade equity', value: '$2,500.00' },
      { name: 'Credit score', value: 'Good' },
      { name: 'Term', value: '60 months' },
    ]);
  });

  test.each([
    { identifier: 'nobody', buyingTime: 'month' },
    { identifier: 'current', buyingTime: '' },
  ])('refuses %j', async (fields) => {
    expect(await send({ ...ANA, ...fields })).toEqual([]);
  });
});
