import { importSource } from '@rooftop/inventory/feeds/import-source';
import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { dealershipName } from '../dealership-id.ts';
import { chooseSource, fileToRead, sourceToRead } from './choose-source.ts';
import { describeReport } from './describe.ts';
import type { InventoryServices } from './inventory-services.ts';
import { tellProgress } from './tell-progress.ts';

export const importFeedCommand = defineCommand({
  name: 'inventory import',
  summary: 'updates the inventory from the feed; cars missing from it become sold',
  positionals: ['dealership', 'source'],
  input: z.object({
    dealership: dealershipName,
    source: sourceToRead,
    file: fileToRead,
    force: z
      .boolean()
      .default(false)
      .describe(
        'imports even if more cars are missing than the guard allows, and prices that fall by more than 80 %',
      ),
  }),
  async run({ pool, say, tell }: InventoryServices, { force, ...feed }) {
    const report = await importSource(pool, await chooseSource(pool, feed), {
      force,
      onProgress: tellProgress(tell),
    });
    say(describeReport(report));
    return report.problem === null;
  },
});
