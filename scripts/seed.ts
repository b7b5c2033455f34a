import { fileURLToPath } from 'node:url';
import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { CommandError } from './command-error.ts';
import { runOnlyCommand } from './run-script.ts';
import { renderPicture } from './seed/draw-picture.ts';
import { importCars } from './seed/import-cars.ts';
import { keepPictures } from './seed/kept-pictures.ts';
import { KitError } from './seed/kit.ts';
import { readKits } from './seed/read-kits.ts';
import { seedContent } from './seed/seed-content.ts';
import { withWriteClient } from './seed/write-client.ts';
import { StartError } from './start/start-error.ts';
import { say } from './terminal.ts';

/** Kept for the next seed, also of another data directory. */
const PICTURES = fileURLToPath(new URL('../node_modules/.cache/rooftop-pictures', import.meta.url));

export const seedCommand = defineCommand({
  name: 'seed',
  summary: 'writes the dealerships in tenants/ that do not exist yet, and what all of them share',
  input: z.object({
    reset: z.boolean().default(false).describe('restores all of them to their original state'),
  }),
  run: (_: void, { reset }) =>
    withWriteClient('seed', process.env, async ({ client, isHosted }) => {
      if (reset && isHosted) {
        throw new CommandError(
          '--reset deletes what editors wrote, so it refuses a dataset of hosted Sanity. Delete its documents there yourself, then run npm run seed.',
        );
      }
      const seeded = await seedContent({
        client,
        ...(await readKits()),
        render: keepPictures(PICTURES, renderPicture),
        reset,
      });
      if (seeded === null)
        say('Nothing to seed: every dealership in tenants/ exists. (--reset writes them again.)');
      else
        say(
          `Seeded ${seeded.dealerships} ${seeded.dealerships === 1 ? 'dealership' : 'dealerships'}: ${seeded.documents} documents, ${seeded.pictures} pictures.`,
        );
      await importCars(client, process.env, say);
    }),
});

if (import.meta.main) await runOnlyCommand(seedCommand, [KitError, StartError]);
