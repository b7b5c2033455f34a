import { toSettings } from '@rooftop/inventory/feeds/propose-columns';
import { findSource, saveSource } from '@rooftop/inventory/storage/sources';
import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { dealershipName } from '../dealership-id.ts';
import { chooseSource, fileToRead, sourceToRead } from './choose-source.ts';
import { describeProposal } from './describe-columns.ts';
import type { InventoryServices } from './inventory-services.ts';
import { proposeForPlace } from './propose-for-place.ts';
import { settingsInput, toSourceSettings } from './source-settings.ts';

export const columnsCommand = defineCommand({
  name: 'inventory columns',
  summary: 'shows which column is read as which field and why, guesses included, and which are unused',
  positionals: ['dealership', 'source'],
  input: z.object({
    ...settingsInput,
    dealership: dealershipName,
    source: sourceToRead,
    file: fileToRead,
    save: z.boolean().default(false).describe('uses these columns for the source from now on'),
  }),
  async run({ pool, say }: InventoryServices, typed) {
    const { dealership, source, file, save } = typed;
    const preview = file === undefined ? undefined : toSourceSettings(typed);
    const { name, settings } = await chooseSource(pool, { dealership, source, file, settings: preview });
    const proposal = await proposeForPlace(settings);
    if (proposal === null) {
      say('The feed is JSON of the store API, which has no columns.');
      return !save;
    }
    say(describeProposal(proposal));
    if (!save) return true;
    const saved = await findSource(pool, dealership, name);
    if (saved === null) {
      say(
        `\nNot saved: ${dealership} has no source ${name}. Add it first with: npm run inventory -- source add …`,
      );
      return false;
    }
    // The location of the feed does not change.
    await saveSource(pool, dealership, name, { ...saved.settings, columns: toSettings(proposal) });
    return true;
  },
});
