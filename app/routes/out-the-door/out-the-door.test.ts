import { parseTerms } from '@rooftop/finance/terms-text';
import { UNKNOWN_VISITOR } from '@rooftop/leads/visitor';
import { expect, test } from 'vitest';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { testContent, testContext, testInventory, testSettings } from '../../../tests/support/website.ts';
import type { RequestContext } from '#app/context.server.ts';
import { outTheDoorNotes } from '#app/vehicles/out-the-door/estimate.server.ts';
import { outTheDoorView } from '#app/vehicles/out-the-door/out-the-door-view.server.ts';
import { ANONYMOUS } from '#app/visitor/visitor-session.ts';

const [any] = generateListings(1);
if (any === undefined) throw new Error('no cars');
const car = {
  ...any,
  condition: 'used' as const,
  isCertified: false,
  status: 'available' as const,
  soldAt: null,
  isPrivate: false,
  salePrice: 20_000_00,
  oldPrice: null,
  storeKey: null,
};
const localTaxes = [{ zip: '132', percent: 8, titleAndRegistration: 175_00, asOf: '2026-10-01' }];
const company = {
  fees: {
    ...testSettings().company.fees,
    documentaryFee: 175_00,
  },
};
const settings = { ...testSettings(company), localTaxes };
const here: Partial<RequestContext> = {
  inventory: testInventory([car], settings),
  content: testContent({ settings: async () => settings }),
};
const view = (query: Record<string, string>, context: Partial<RequestContext> = {}) =>
  outTheDoorView(new URLSearchParams(query), testContext({ ...here, ...context }));

/** A visitor who lives at a ZIP code. */
const living = (zip: string): Partial<RequestContext> => ({
  visitor: {
    ...ANONYMOUS,
    profile: async () => ({
      ...UNKNOWN_VISITOR,
      address: { type: 'home', line1: '1 Main St', apartment: null, city: null, state: null, zip },
    }),
  },
});

test('itemizes the price, the tax, and title and registration, with who said so and when', async () => {
  const { estimate, error } = await view({ vehicle: car.vin, zip: '13202' });
  expect(error).toBeUndefined();
  expect(estimate?.lines.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
    'Vehicle price: $20,000',
    'Documentary fee: $175',
    'Advertised price: $20,175',
    'Sales tax, 8% (estimate): $1,614',
    'Title and registration, paid to government offices (estimate): $175',
  ]);
  expect(estimate?.total).toBe('$21,964');
  expect(estimate?.notes.join(' ')).toMatch(/state and local rate .* in October 2026.*This is an estimate/);
});

test('says what is missing where only the state’s rate is known', async () => {
  const { estimate } = await view(
    { vehicle: car.vin, zip: '16501' },
    { terms: parseTerms('finance.3000.2500.700.60') },
  );
  expect(estimate?.total).toBe('$21,235.50');
  const notes = estimate?.notes.join(' ');
  expect(notes).toContain('state rate of PA in January 2026. Local taxes are not included');
  expect(notes).toContain('The tax is on $17,675, because your trade-in of $2,500');
  expect(notes).toContain('Title and registration fees are not included');
});

test('asks for a ZIP code unless the visitor’s home is known', async () => {
  expect(await view({ vehicle: car.vin })).toMatchObject({ zip: '', estimate: null, error: undefined });
  expect(await view({ vehicle: car.vin }, living('13202-1234'))).toMatchObject({
    zip: '13202',
    estimate: { total: '$21,964' },
  });
  expect(await view({ vehicle: car.vin, zip: '97201' }, living('13202'))).toMatchObject({
    estimate: { total: '$20,175' },
  });
});

test.each(['', '1', '00901', 'abcde', '132020'])('has no estimate for the ZIP code %j', async (zip) => {
  expect(await view({ vehicle: car.vin, zip })).toMatchObject({
    estimate: null,
    error: 'Enter a ZIP code in one of the states, such as 13202.',
  });
});

test('never shows a locked price', async () => {
  const locked = { ...settings, inventory: { ...settings.inventory, lockedPrices: ['used' as const] } };
  const page = await view({ vehicle: car.vin, zip: '13202' }, { inventory: testInventory([car], locked) });
  expect(page).toMatchObject({ withoutPrice: 'locked', estimate: null, error: undefined });
  expect(JSON.stringify(page)).not.toMatch(/20,?175|21,?964/);
});

test('has no page for a car that is not for sale', async () => {
  await expect(view({ vehicle: '1HGCM82633A004352' })).rejects.toMatchObject({ status: 404 });
});

test('stands in a sentence beside a personalized price', async () => {
  const context = (who: Partial<RequestContext>) => testContext({ ...here, ...who });
  const hit = (await context({}).inventory.index()).findHit(car.vin, {
    seesPrivate: false,
    seesLockedPrices: true,
    payment: null,
  });
  if (hit === null) throw new Error('no car');
  expect(await outTheDoorNotes(hit, context({}))).toEqual([]);
  expect(await outTheDoorNotes(hit, context(living('13202')))).toEqual([
    'With sales tax, title and registration, about $21,964 out the door for ZIP code 13202 (estimate).',
  ]);
  expect(await outTheDoorNotes(hit, context(living('16501')))).toEqual([
    'With state sales tax only, about $21,385.50 for ZIP code 16501 (estimate). Local taxes, title and registration are not included.',
  ]);
});
