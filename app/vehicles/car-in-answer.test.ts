import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { expect, test } from 'vitest';
import { carForSale, privateTruck } from '../../tests/support/cars-for-sale.ts';
import { exampleVehicle } from '../../tests/support/leads/submissions.ts';
import { testContext, testInventory, testSettings, testVisitor } from '../../tests/support/website.ts';
import { carInAnswer } from './car-in-answer.server.ts';

const settings = testSettings();
const locking = { ...settings, inventory: { ...settings.inventory, lockedPrices: ['used' as const] } };
const withFee = testSettings({
  fees: { ...settings.company.fees, documentaryFee: 19_900 },
});

/** What a lead says of a car: with its price, which is for staff. */
const wanted = (listing = carForSale, change: object = {}) => [
  exampleVehicle({
    vin: listing.vin,
    make: listing.make,
    model: listing.model,
    year: listing.year,
    price: 1_500_000,
    path: vehiclePath(listing),
    ...change,
  }),
];
const unlocked = testVisitor({ hasUnlockedPrices: async () => true, hasUnlockedInventory: async () => true });

test('shows the car as its page does, with pictures of our own website', async () => {
  const context = testContext({ inventory: testInventory([carForSale], settings) });
  const car = await carInAnswer(wanted(), context);
  expect(car).toMatchObject({ price: '$15,000', href: context.origin + vehiclePath(carForSale) });
  expect(car?.notes.join(' ')).toMatch(/tax.*Price as of/is);
  expect(car?.pictures.length).toBeGreaterThan(0);
  for (const { src } of car?.pictures ?? []) expect(src.startsWith(`${context.origin}/`)).toBe(true);
});

test('itemizes a price that has parts', async () => {
  const context = testContext({ inventory: testInventory([carForSale], withFee) });
  const { lines = [], price } = (await carInAnswer(wanted(), context)) ?? {};
  const cents = (amount: string) => Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100);
  expect(lines.length).toBe(2);
  expect(lines.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(price ?? ''));
});

test('tells a locked price only to a shopper who has unlocked it', async () => {
  const inventory = testInventory([carForSale], locking);
  const locked = await carInAnswer(wanted(), testContext({ inventory }));
  expect(locked).toMatchObject({ price: null, lines: [], notes: ['Illustration, not a photo.'] });
  expect(JSON.stringify(locked)).not.toMatch(/15.?000/);
  expect(await carInAnswer(wanted(), testContext({ inventory, visitor: unlocked }))).toMatchObject({
    price: '$15,000',
  });
});

test('shows a private car only to a shopper who has unlocked the inventory', async () => {
  const inventory = testInventory([privateTruck], settings);
  expect(await carInAnswer(wanted(privateTruck), testContext({ inventory }))).toBeNull();
  expect(
    await carInAnswer(wanted(privateTruck), testContext({ inventory, visitor: unlocked })),
  ).not.toBeNull();
});

test('shows none that is sold, unknown, the shopper’s own or not named', async () => {
  const sold = { ...carForSale, status: 'sold' as const, soldAt: Date.parse('2026-11-01T00:00:00Z') };
  const context = testContext({ inventory: testInventory([carForSale], settings) });
  expect(await carInAnswer(wanted(), testContext({ inventory: testInventory([sold], settings) }))).toBeNull();
  expect(await carInAnswer(wanted(carForSale, { vin: '11111111111111111' }), context)).toBeNull();
  expect(await carInAnswer(wanted(carForSale, { interest: 'sell' }), context)).toBeNull();
  expect(await carInAnswer([], context)).toBeNull();
});
