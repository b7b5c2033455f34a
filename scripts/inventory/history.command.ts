import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { readVehicleHistory } from '@rooftop/inventory/storage/vehicle-history';
import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { dealershipName } from '../dealership-id.ts';
import { describeHistory } from './describe.ts';
import { describeVehicle } from './describe-vehicle.ts';
import type { InventoryServices } from './inventory-services.ts';

export const inventoryHistoryCommand = defineCommand({
  name: 'inventory history',
  summary: 'the latest imports, and why one was refused or failed; or what was advertised of a car',
  positionals: ['dealership', 'vin'],
  input: z.object({
    dealership: dealershipName,
    vin: z
      .string()
      .toUpperCase()
      .optional()
      .describe('shows what was advertised of this car and when, and what each import changed'),
    limit: z.coerce.number().int().min(1).max(1000).default(20).describe('number of imports'),
  }),
  async run({ pool, say }: InventoryServices, { dealership, vin, limit }) {
    if (vin === undefined) {
      say(describeHistory(await createInventoryStore(pool).imports(dealership, limit)));
      return true;
    }
    const history = await readVehicleHistory(pool, dealership, vin);
    const isKnown = history.advertised.length + history.imported.length > 0;
    say(isKnown ? describeVehicle(history) : `${dealership} never had a car with the VIN ${vin}.`);
    return isKnown;
  },
});
