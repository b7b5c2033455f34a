import { listFeedSources } from '@rooftop/inventory/storage/sources';
import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { oneDealershipOrAll } from '../dealership-id.ts';
import { describeSources } from './describe.ts';
import type { InventoryServices } from './inventory-services.ts';

export const listSourcesCommand = defineCommand({
  name: 'inventory sources',
  summary: 'lists feeds, where they are and when they are imported',
  positionals: ['dealership'],
  input: z.object({ dealership: oneDealershipOrAll }),
  async run({ pool, say }: InventoryServices, { dealership = null }) {
    say(describeSources(await listFeedSources(pool, dealership)));
  },
});
