import { removeSource } from '@rooftop/inventory/storage/sources';
import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { dealershipName } from '../dealership-id.ts';
import { sourceName } from './choose-source.ts';
import type { InventoryServices } from './inventory-services.ts';

export const removeSourceCommand = defineCommand({
  name: 'inventory source remove',
  summary: 'removes a feed; its cars stay unchanged',
  positionals: ['dealership', 'source'],
  input: z.object({ dealership: dealershipName, source: sourceName }),
  async run({ pool, say }: InventoryServices, { dealership, source }) {
    const isRemoved = await removeSource(pool, dealership, source);
    say(isRemoved ? 'Removed. Its cars stay unchanged.' : 'There is no such source.');
    return isRemoved;
  },
});
