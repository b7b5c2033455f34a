import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import type { Listing } from '@rooftop/inventory/vehicle';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { RequestContext } from '#app/context.server.ts';
import type { SpamVerdict } from '#app/forms/spam-filter/spam-filter.ts';
import { postForm, recordLeads } from '../../../tests/support/leads/record-leads.ts';
import { testContext, testDealership, testInventory } from '../../../tests/support/website.ts';
import { ANONYMOUS } from '#app/visitor/visitor-session.ts';
import { vehiclePage } from '../cars/vehicle-page.server.ts';
import { SearchParts } from '#app/vehicles/search/search-page.tsx';
import { searchViewOf, visitSearch } from '../../../tests/support/search-page.ts';
import { submitUnlock } from '#app/vehicles/unlock/submit-unlock.server.ts';
import { unlockInvite } from '#app/vehicles/unlock/unlock-invite.server.ts';
import { unlockView } from './unlock-view.server.ts';

const [first, ...others] = generateListings(15).map((car) => ({ ...car, isPrivate: false }));
if (first === undefined) throw new Error('no cars');
const hidden: Listing = {
  ...first,
  make: 'Canary',
  model: 'Xenia',
  exteriorColor: 'Canaryyellow',
  status: 'available',
  soldAt: null,
  isPrivate: true,
};
const CANARY = /canary|xenia/i;
/** One inventory for all visitors, as in a process. */
const inventory = testInventory([hidden, ...others]);
const open = testInventory(others);
const guest: Partial<RequestContext> = { inventory };
const granted: Partial<RequestContext> = {
  inventory,
  visitor: { ...ANONYMOUS, id: crypto.randomUUID(), isLead: true, hasUnlockedInventory: async () => true },
};

const SEARCHES = ['/cars-for-sale', '/cars-for-sale?sort=priceLow', `/cars-for-sale?q=${hidden.vin}`];

/** Everything a search reveals: its data and its HTML. */
async function search(address: string, context: Partial<RequestContext>): Promise<string> {
  const data = await visitSearch(address, [], { context: { ...context, isDocument: false } });
  const view = await searchViewOf(address, [], { context });
  return JSON.stringify(data) + renderToStaticMarkup(<SearchParts view={view} />);
}

async function page(context: Partial<RequestContext>): Promise<string> {
  const whole = testContext({ path: vehiclePath(hidden), ...context });
  const request = new Request(`http://alpha.example${whole.path}`);
  const { data } = await vehiclePage(hidden.vin, await inventory.index(), request, whole);
  return JSON.stringify([data, data.vehicle.still.view]);
}

describe('private cars are visible only to the visitor who unlocked them, before and after', () => {
  test.each(SEARCHES)('%s', async (address) => {
    for (const context of [guest, granted, guest, granted, guest]) {
      const said = await search(address, context);
      expect(CANARY.test(said)).toBe(context === granted);
    }
  });

  test('on the page of the car', async () => {
    for (const context of [guest, granted, guest]) {
      expect((await page(context)).includes('Canary')).toBe(context === granted);
    }
  });

  test('through their words in URLs', async () => {
    await expect(visitSearch('/cars-for-sale/canary', [], { context: guest })).rejects.toThrow('invalid');
    expect((await searchViewOf('/cars-for-sale/canary', [], { context: granted })).heading).toContain(
      'Canary',
    );
  });

  test('and the public sees the same with and without private cars, except for the invitation', async () => {
    const [here, there] = [
      await searchViewOf('/cars-for-sale', [], { context: guest }),
      await searchViewOf('/cars-for-sale', [], { context: { inventory: open } }),
    ];
    expect({ ...here, unlock: null }).toEqual({ ...there, unlock: null });
  });
});

describe('the invitation', () => {
  const invite = async (context: Partial<RequestContext>) => {
    const whole = testContext(context);
    return unlockInvite(await whole.inventory.index(), whole);
  };

  test('appears if there are private cars, the same below every search and without a number', async () => {
    const told = await invite(guest);
    expect(told?.href).toBe('/unlock-inventory');
    expect(JSON.stringify(told)).not.toMatch(/\d/);
    for (const address of [...SEARCHES, '/cars-for-sale/ferrari'])
      expect((await searchViewOf(address, [], { context: guest })).unlock).toEqual(told);
  });

  test('does not appear for visitors who see them, or if there are none', async () => {
    expect(await invite(granted)).toBeNull();
    expect(await invite({ inventory: open })).toBeNull();
  });
});

const WRITTEN = { firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com', phone: '(315) 555-0126' };

async function take(
  query: string,
  written: Readonly<Record<string, string>> = WRITTEN,
  verdict?: SpamVerdict,
) {
  const { leads, changes, context: recording } = recordLeads(verdict);
  const context = testContext({ ...guest, ...recording, path: '/unlock-inventory' });
  const request = postForm(`http://alpha.example/unlock-inventory${query}`, written);
  const { answer } = await submitUnlock(request, context);
  return { answer, lead: leads[0], change: changes[0] };
}

describe('submitting contact details', () => {
  test('creates a lead about the car that led here, and unlocks', async () => {
    const { answer, lead, change } = await take(`?vehicle=${hidden.vin}`);
    expect(answer.state).toBe('sent');
    expect(JSON.stringify(answer)).not.toMatch(CANARY);
    expect(lead?.content).toMatchObject({ subject: 'Unlock inventory', vehicles: [{ vin: hidden.vin }] });
    expect(change).toMatchObject({ isLead: true, unlockedInventory: true });
  });

  test.each(['', `?vehicle=${others[0]?.vin}`, '?vehicle=%00', '?vehicle=none'])(
    'is about no car: %s',
    async (query) => {
      expect((await take(query)).lead?.content.vehicles).toEqual([]);
    },
  );

  test('if it looks like spam, unlocks nothing until the lead is released', async () => {
    const verdict = {
      kind: 'suspicious',
      reason: 'missing or invalid form token',
      mayBePerson: false,
    } as const;
    const { answer, change } = await take('', WRITTEN, verdict);
    expect(answer).toMatchObject({ state: 'sent', instead: { heading: 'We got your request' } });
    expect(change).toMatchObject({ isHeld: true, unlockWaitsFor: 'lead-1' });
    expect(change).not.toHaveProperty('isLead');
    expect(change).not.toHaveProperty('unlockedInventory');
  });

  test('with missing fields, unlocks nothing', async () => {
    const { answer, lead, change } = await take('', { ...WRITTEN, phone: '' });
    expect([answer.state, lead, change]).toEqual(['again', undefined, undefined]);
  });
});

describe('the page', () => {
  const view = (context: Partial<RequestContext>, query = `?vehicle=${hidden.vin}`) =>
    unlockView(new Request(`http://alpha.example/unlock-inventory${query}`), testContext(context));

  test('reveals nothing about the car that led to it before it is unlocked', async () => {
    const before = await view(guest);
    expect(JSON.stringify(before)).not.toMatch(CANARY);
    expect(before).toMatchObject({ isUnlocked: false, next: { href: '/cars-for-sale' } });
    expect((await view(granted)).next.href).toBe(vehiclePath(hidden));
    expect((await view(granted, '')).next.href).toBe('/cars-for-sale');
  });

  test('is in the language of its URL', async () => {
    const dealership = testDealership({ languages: ['en', 'es'] });
    const { next, form } = await view({ ...granted, dealership, locale: 'es' });
    expect(next.href).toBe(`/es${vehiclePath(hidden)}`);
    expect(form.action).toBe(`/es/unlock-inventory?vehicle=${hidden.vin}`);
  });

  test('returns 404 if there are no private cars', async () => {
    await expect(view({ inventory: open })).rejects.toMatchObject({ status: 404 });
  });
});
