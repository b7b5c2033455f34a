import { FeedError } from '@rooftop/inventory/feeds/feed-row';
import { feedSourceShape } from '@rooftop/inventory/feeds/source';
import { saveSource } from '@rooftop/inventory/storage/sources';
import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { dealershipName } from '../dealership-id.ts';
import { sourceName } from './choose-source.ts';
import { findGaps } from './find-gaps.ts';
import type { InventoryServices } from './inventory-services.ts';
import { settingsInput, toSourceSettings } from './source-settings.ts';

export const addSourceCommand = defineCommand({
  name: 'inventory source add',
  summary: 'adds a feed, and tells what it leaves open before the first import',
  positionals: ['dealership', 'source'],
  input: z.object({ dealership: dealershipName, source: sourceName, ...settingsInput }),
  async run({ pool, say }: InventoryServices, { dealership, source, ...typed }) {
    const settings = toSourceSettings(typed);
    await saveSource(pool, dealership, source, settings);
    say(`Saved. Preview it with: npm run inventory -- dry-run ${dealership} ${source}`);
    try {
      for (const gap of await findGaps({ settings: feedSourceShape.parse(settings) })) say(gap);
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      say(`Its feed cannot be read yet: ${error.message}`);
    }
  },
});
