import { expect, test } from 'vitest';
import { carForSale } from '../../tests/support/cars-for-sale.ts';
import { testContext, testInventory, testSettings } from '../../tests/support/website.ts';
import { findCarForSale } from './inventory/find-car-for-sale.server.ts';
import { leadVehicle } from './lead-vehicle.server.ts';

const settings = testSettings();
const locking = { ...settings, inventory: { ...settings.inventory, lockedPrices: ['used' as const] } };

test("states a locked price in the lead, which the visitor's page does not show", async () => {
  const context = testContext({ inventory: testInventory([carForSale], locking) });
  const hit = await findCarForSale(carForSale.vin, context);
  expect(hit).toMatchObject({ price: null, isPriceLocked: true });
  expect(await leadVehicle(hit, context)).toMatchObject({ vin: carForSale.vin, price: 1_500_000 });
});

test('describes no car for a lead without one', async () => {
  expect(await leadVehicle(null, testContext())).toBeNull();
});
