import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { oneDealershipOrAll } from '../dealership-id.ts';
import type { InventoryServices } from './inventory-services.ts';
import { withFeedSources } from './open-feed-sources.ts';
import { reportFeeds } from './report-feeds.ts';

export const feedsOutCommand = defineCommand({
  name: 'inventory feeds-out',
  summary:
    'how many cars each Google and Meta feed contains, and why others are missing; fails if one is empty',
  positionals: ['dealership'],
  input: z.object({ dealership: oneDealershipOrAll }),
  run: ({ pool, say }: InventoryServices, { dealership = null }) =>
    withFeedSources(pool, (sources) => reportFeeds(sources, dealership, say)),
});
