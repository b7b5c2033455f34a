import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import type { Listing } from '@rooftop/inventory/vehicle';
import { describe, expect, test } from 'vitest';
import type { RequestContext } from '#app/context.server.ts';
import type { LeadRequest } from '@rooftop/platform/leads/dealership-leads';
import {
  testContent,
  testContext,
  testInventory,
  testSettings,
  testStore,
} from '../../../tests/support/website.ts';
import { ANONYMOUS } from '#app/visitor/visitor-session.ts';
import { parseTestDriveRequest } from '#app/vehicles/test-drive/test-drive-request.server.ts';
import { submitTestDrive } from '#app/vehicles/test-drive/submit-test-drive.server.ts';
import { testDriveView } from './test-drive-view.server.ts';

const [base] = generateListings(1);
if (base === undefined) throw new Error('no cars');
const car: Listing = {
  ...base,
  condition: 'used',
  isCertified: false,
  salePrice: 1_899_500,
  oldPrice: null,
  status: 'available',
  soldAt: null,
  isPrivate: false,
  storeKey: 'watertown',
};
const WRITTEN = {
  day: '2026-11-24',
  time: '09:30',
  firstName: 'Ana',
  lastName: 'Lee',
  email: 'ana@example.com',
  phone: '(315) 555-0126',
};

function contextOf(listing: Partial<Listing>, fields: Partial<RequestContext> = {}) {
  const settings = testSettings();
  return testContext({
    content: testContent({ stores: async () => [testStore()], settings: async () => settings }),
    inventory: testInventory([{ ...car, ...listing }], settings),
    path: `/test-drive/${car.vin}`,
    ...fields,
  });
}

async function take(written: Readonly<Record<string, string>>, fields: Partial<RequestContext> = {}) {
  const taken: LeadRequest[] = [];
  const context = contextOf(
    {},
    {
      leads: {
        accept: async (lead) => {
          taken.push(lead);
          return { id: 'lead-1', number: 1, code: 'LK-7Q4M', isRepeat: false, channels: ['text-mail'] };
        },
      },
      ...fields,
    },
  );
  const body = new FormData();
  for (const [name, value] of Object.entries(written)) body.set(name, value);
  const request = new Request(`http://alpha.example/test-drive/${car.vin}`, { method: 'POST', body });
  const { answer, init } = await submitTestDrive(
    await parseTestDriveRequest(car.vin, context),
    request,
    context,
  );
  return { answer, status: init.status, lead: taken[0] };
}

const thrown = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
const unlocked = { ...ANONYMOUS, hasUnlockedInventory: async () => true };

describe('the requested car', () => {
  test.each([
    ['returns 404 for an unknown car', {}, 'X'.repeat(17), {}, [404, null]],
    ['returns 404 for a private car', { isPrivate: true }, car.vin, {}, [404, null]],
    [
      'redirects to the page of a sold car',
      { status: 'sold', soldAt: Date.parse('2026-11-20') },
      car.vin,
      {},
      [302, expect.stringContaining(`-${car.vin}`)],
    ],
    ...(['coming-soon', 'pending'] as const).map(
      (status) =>
        [
          `redirects to the contact form for a car that is ${status}`,
          { status },
          car.vin,
          {},
          [302, `/contact-us?topic=1&car=${car.vin}#contact-form`],
        ] as const,
    ),
  ] as const)('%s', async (_name, listing, vin, fields, expected) => {
    const response = await thrown(parseTestDriveRequest(vin, contextOf(listing, fields)));
    if (!(response instanceof Response)) throw new Error('no answer');
    expect([response.status, response.headers.get('location')]).toEqual(expected);
  });

  test('includes private cars for visitors who unlocked the inventory', async () => {
    const { hit } = await parseTestDriveRequest(
      car.vin,
      contextOf({ isPrivate: true }, { visitor: unlocked }),
    );
    expect(hit.listing.vin).toBe(car.vin);
  });
});

test('offers the hours of the store that has the car', async () => {
  const context = contextOf({});
  const view = await testDriveView(await parseTestDriveRequest(car.vin, context), context);
  expect(view.place).toContain('Alpha Watertown, 1290 Arsenal Street');
  expect(view.days).toHaveLength(12);
  expect(view.days.map(({ weekday }) => weekday)).not.toContain('Sun');
  expect(view.form.action).toBe(`/test-drive/${car.vin}`);
});

test('submits a lead about the car with its price', async () => {
  const { answer, lead } = await take(WRITTEN);
  expect(answer.state).toBe('sent');
  expect(lead?.content).toMatchObject({
    subject: 'Test drive',
    details: [
      { name: 'When', value: 'Tue, Nov 24, 9:30 AM' },
      { name: 'Place', value: 'Alpha Watertown' },
    ],
    vehicles: [{ interest: 'buy', vin: car.vin, price: 1_899_500, path: vehiclePath(car) }],
    wanted: { day: '2026-11-24', time: '09:30' },
  });
});

test('goes to the store that has the car, whichever store the visitor chose', async () => {
  const store = testStore({ key: 'erie', name: 'Alpha Erie' });
  expect((await take(WRITTEN, { store })).lead?.storeKey).toBe('watertown');
});

test.each([
  ['2026-11-29', '09:30', ['time']],
  ['2026-11-24', '03:00', ['time']],
  ['2026-11-20', '09:30', ['time']],
  ['2026-11-24', '', ['required']],
  ['2026-11-24', '9:30', ['required']],
])('rejects the time %s %s', async (day, time, error) => {
  const { answer, status, lead } = await take({ ...WRITTEN, day, time });
  expect([status, lead]).toEqual([422, undefined]);
  expect(answer).toMatchObject({ state: 'again', reply: { error: { time: error } } });
});

describe('at a store without hours', () => {
  const settings = testSettings();
  const closed = testStore({ hours: { sales: null, service: null } });
  const content = testContent({ stores: async () => [closed], settings: async () => settings });
  const { time: _time, ...person } = { ...WRITTEN, part: 'afternoon' };

  test('asks for a day, from tomorrow on, instead of showing no times', async () => {
    const context = contextOf({}, { content });
    const view = await testDriveView(await parseTestDriveRequest(car.vin, context), context);
    expect(view.days).toEqual([]);
    expect(view.wishes?.days).toHaveLength(14);
    expect(view.wishes?.days[0]).toEqual({ value: '2026-11-24', label: 'Tuesday, November 24' });
    expect(view.form.texts.sent).toBe('We received your request');
  });

  test('submits a request for a day, which books nothing', async () => {
    const { answer, lead } = await take(person, { content });
    expect(answer.state).toBe('sent');
    expect(lead?.appointment).toBeUndefined();
    expect(lead?.content).toMatchObject({
      subject: 'Test drive request',
      details: expect.arrayContaining([
        { name: 'Wished day', value: 'Tue, Nov 24' },
        { name: 'Wished time', value: 'Afternoon' },
      ]),
      vehicles: [{ interest: 'buy', vin: car.vin }],
      wanted: { day: '2026-11-24', time: null },
    });
  });

  test.each(['2026-11-23', '2027-11-24'])('rejects the day %s, which was not offered', async (day) => {
    const { answer, lead } = await take({ ...person, day }, { content });
    expect(lead).toBeUndefined();
    expect(answer).toMatchObject({ state: 'again', reply: { error: { day: ['time'] } } });
  });
});
