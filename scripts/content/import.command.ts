import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { CommandError } from '../command-error.ts';
import { importCars } from '../seed/import-cars.ts';
import type { ContentServices } from './content-services.ts';
import { importContent } from './import-content.ts';

export const importContentCommand = defineCommand({
  name: 'content import',
  summary: 'adds the documents of an export; fails if one exists already',
  positionals: ['file'],
  input: z
    .object({
      file: z.string().describe('what content export wrote'),
      replace: z.boolean().default(false).describe('replaces documents that exist'),
      missing: z.boolean().default(false).describe('leaves documents that exist as they are'),
      yes: z.boolean().default(false).describe('needed for a dataset of hosted Sanity'),
    })
    .refine(({ replace, missing }) => !(replace && missing), {
      error: 'Use either --replace or --missing, not both.',
    }),
  run: ({ withClient, say }: ContentServices, { file, replace, missing, yes }) =>
    withClient('content import', async ({ client, isHosted }) => {
      if (isHosted && !yes) {
        throw new CommandError(
          `This would write into the dataset "${client.config().dataset}" of hosted Sanity. Add --yes to confirm.`,
        );
      }
      const operation = replace ? 'createOrReplace' : missing ? 'createIfNotExists' : 'create';
      const { documents, warnings } = await importContent(client, { file, operation }, say);
      for (const warning of warnings) say(warning);
      say(`Imported ${documents} documents from ${file}`);
      await importCars(client, process.env, say);
    }),
});
