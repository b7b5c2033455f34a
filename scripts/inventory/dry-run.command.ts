import { importSource } from '@rooftop/inventory/feeds/import-source';
import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { dealershipName } from '../dealership-id.ts';
import { chooseSource, fileToRead, sourceToRead } from './choose-source.ts';
import { describeReport } from './describe.ts';
import { findGaps } from './find-gaps.ts';
import type { InventoryServices } from './inventory-services.ts';
import { settingsInput, toSourceSettings } from './source-settings.ts';
import { tellProgress } from './tell-progress.ts';

export const dryRunCommand = defineCommand({
  name: 'inventory dry-run',
  summary: 'shows what an import would do, without changing anything',
  positionals: ['dealership', 'source'],
  input: z.object({ ...settingsInput, dealership: dealershipName, source: sourceToRead, file: fileToRead }),
  async run({ pool, say, tell }: InventoryServices, typed) {
    const { dealership, source, file } = typed;
    const settings = file === undefined ? undefined : toSourceSettings(typed);
    const chosen = await chooseSource(pool, { dealership, source, file, settings });
    const report = await importSource(pool, chosen, { dryRun: true, onProgress: tellProgress(tell) });
    say(describeReport(report));
    for (const gap of await findGaps(chosen)) say(gap);
    return report.problem === null;
  },
});
