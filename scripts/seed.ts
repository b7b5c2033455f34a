import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';
import { reportExpected } from './report-expected.ts';
import { renderPicture } from './seed/draw-picture.ts';
import { importCars } from './seed/import-cars.ts';
import { keepPictures } from './seed/kept-pictures.ts';
import { KitError } from './seed/kit.ts';
import { readKits } from './seed/read-kits.ts';
import { seedContent } from './seed/seed-content.ts';
import { withWriteClient } from './seed/write-client.ts';
import { StartError } from './start/start-error.ts';

/** Kept for the next seed, also of another data directory. */
const PICTURES = fileURLToPath(new URL('../node_modules/.cache/rooftop-pictures', import.meta.url));

// Writes the dealerships in tenants/ that don't exist yet, and the content that all of them share if there is none
// yet. With --reset: restores all of it to its original state.
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { reset } = parseArgs({ options: { reset: { type: 'boolean', default: false } } }).values;
  await withWriteClient('seed', process.env, async ({ client, isHosted }) => {
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
  });
}

try {
  await main();
} catch (error) {
  reportExpected(error, [KitError, StartError]);
}
