import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import type { Listing } from '@rooftop/inventory/vehicle';
import { expect, test } from 'vitest';
import type { LeadRequest } from '@rooftop/platform/leads/dealership-leads';
import { testContext, testInventory } from '../../../tests/support/website.ts';
import {
  askAboutPath,
  carMessage,
  notifyOfPath,
  requestedSearch,
  requestedVehicle,
  searchMessage,
} from '#app/vehicles/ask-about.server.ts';
import { submitMessage } from './submit-message.server.ts';

const [generated] = generateListings(1, 3);
if (!generated) throw new Error('No car');
const car: Listing = generated;

/** Sends the message form that `Notify me` links to. */
async function tellMe(status: 'coming-soon' | 'pending' | 'sold') {
  const taken: LeadRequest[] = [];
  const inventory = testInventory([{ ...car, status, isPrivate: false }]);
  const context = testContext({
    inventory,
    leads: {
      accept: async (lead) => {
        taken.push(lead);
        return { id: 'lead-1', number: 1, code: 'LK-7Q4M', isRepeat: false, channels: ['text-mail'] };
      },
    },
  });
  const url = new URL(askAboutPath(car.vin), 'http://alpha.example');
  const vehicle = await requestedVehicle(new Request(url), context);
  const message = vehicle && carMessage(vehicle, context);
  const body = new FormData();
  const written = { topic: '1', firstName: 'Ada', lastName: 'Miller', email: 'ada@visitor.example' };
  for (const [name, value] of Object.entries({ ...written, phone: '315-555-0142', message: 'Tell me.' }))
    body.set(name, value);
  await submitMessage(new Request(url, { method: 'POST', body }), context);
  return { message, lead: taken[0] };
}

test.each(['coming-soon', 'pending'] as const)(
  'sends a lead about the car from `Notify me` while the car is %s',
  async (status) => {
    const { message, lead } = await tellMe(status);
    expect(message).toMatchObject({ topic: '1', heading: 'Notify me' });
    expect(message?.message).toContain(`${car.year} ${car.make} ${car.model}`);
    expect(lead?.kind.form).toBe('CONTACT');
    expect(lead?.content).toMatchObject({
      subject: 'Contact: Purchasing a vehicle',
      vehicles: [{ interest: 'buy', vin: car.vin }],
    });
  },
);

test('sends an ordinary message after the car is sold', async () => {
  const { message, lead } = await tellMe('sold');
  expect(message).toBeNull();
  expect(lead?.content.vehicles).toEqual([]);
});

test.each([
  ['a search', 'Used Kia SUVs For Sale under $20,000', 'Used Kia SUVs For Sale under $20,000'],
  ['a long keyword, cut off', 'x'.repeat(500), 'x'.repeat(200)],
  ['nothing', ' ', null],
])('the message of `Notify me` names the search: %s', (_what, heading, search) => {
  const request = new Request(new URL(notifyOfPath(heading), 'http://alpha.example'));
  expect(requestedSearch(request)).toBe(search);
  if (search === null) return;
  const { message, topic } = searchMessage(search, testContext());
  expect([topic, message]).toEqual(['1', `Please let me know when you have: ${search}`]);
});
