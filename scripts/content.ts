/** `npm run content`: exports all content, assets included, to one file, or imports it. */
import * as commands from './content/commands.ts';
import { runScript } from './run-script.ts';
import { withWriteClient } from './seed/write-client.ts';
import { StartError } from './start/start-error.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

await runScript('content', Object.values(commands), {
  expected: [StartError],
  open: (run) => run({ withClient: (author, use) => withWriteClient(author, process.env, use), say }),
});
