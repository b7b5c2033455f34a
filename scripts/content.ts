import { CommandError } from './command-error.ts';
import { parseContentCommand, CONTENT_USAGE } from './content/command.ts';
import { exportContent } from './content/export-content.ts';
import { importContent } from './content/import-content.ts';
import { reportExpected } from './report-expected.ts';
import { importCars } from './seed/import-cars.ts';
import { withWriteClient } from './seed/write-client.ts';
import { StartError } from './start/start-error.ts';

// Exports all content, assets included, to one file, or imports it: npm run content -- export | import <file>.
const say = (line: string) => process.stderr.write(`${line}\n`);

async function main(): Promise<void> {
  const command = parseContentCommand(process.argv.slice(2));
  if (command.name === 'help') {
    say(CONTENT_USAGE);
    return;
  }
  await withWriteClient(`content ${command.name}`, process.env, async ({ client, isHosted }) => {
    if (command.name === 'export') {
      const { file, documents, assets } = await exportContent(client, command, say);
      say(`Exported ${documents} documents and ${assets} assets to ${file}`);
      return;
    }
    if (isHosted && !command.yes) {
      throw new CommandError(
        `This would write into the dataset "${client.config().dataset}" of hosted Sanity. Add --yes to confirm.`,
      );
    }
    const { documents, warnings } = await importContent(client, command, say);
    for (const warning of warnings) say(warning);
    say(`Imported ${documents} documents from ${command.file}`);
    await importCars(client, process.env, say);
  });
}

try {
  await main();
} catch (error) {
  reportExpected(error, [StartError]);
}
