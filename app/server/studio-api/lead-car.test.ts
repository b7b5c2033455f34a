import type { LeadVehicle } from '@rooftop/leads/lead';
import { expect, test } from 'vitest';
import { carForSale, privateTruck } from '../../../tests/support/cars-for-sale.ts';
import {
  exampleContent,
  exampleSubmission,
  exampleVehicle,
} from '../../../tests/support/leads/submissions.ts';
import { createPictureAddresses } from '@rooftop/platform/images/picture-addresses';
import { carOfLead } from './lead-car.ts';

const ours = exampleVehicle({ vin: carForSale.vin, path: '/cars/civic' });
const theirs = exampleVehicle({ interest: 'sell', model: 'Focus', vin: 'THEIRS' });
const { vendor } = exampleSubmission();
const sold = { ...carForSale, vin: 'SOLD', status: 'sold' as const };

const pictures = createPictureAddresses({ edition: 'test', takesFrom: () => true, photoVersion: () => '' });
const find = async (vin: string) => [carForSale, privateTruck, sold].find((listing) => listing.vin === vin);
const carOf = (...vehicles: LeadVehicle[]) =>
  carOfLead({ content: exampleContent({ vehicles }), vendor }, { find, pictures });

test.each([
  ['the car that the shopper wants', [ours]],
  ['the same after the one that they trade in', [theirs, ours]],
])('shows %s with its page and picture', async (_, vehicles) => {
  expect(await carOf(...vehicles)).toEqual({
    title: '2021 Honda Civic EX',
    url: 'https://a.example/cars/civic',
    picture: expect.stringMatching(/^https:\/\/a\.example\/(photos|vehicles)\//),
  });
});

test.each([
  ['is sold', sold.vin],
  ['is gone', 'GONE'],
  ['has no VIN', null],
])('shows only the name of a car that %s', async (_, vin) => {
  expect(await carOf({ ...ours, vin })).toEqual({ title: '2021 Honda Civic EX', url: null, picture: null });
});

test('shows a drawing of a private car', async () => {
  const car = await carOf({ ...ours, vin: privateTruck.vin });
  expect(car?.picture).toMatch(/^https:\/\/a\.example\/vehicles\//);
});

test.each([
  ['the shopper’s own car', [theirs]],
  ['no car', []],
])('shows nothing for a lead about %s', async (_, vehicles) => {
  expect(await carOf(...vehicles)).toBeNull();
});
