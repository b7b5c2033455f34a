/** `npm run inventory`: manages feed sources and imports feeds by hand. */
import { readEnvironment } from '@rooftop/environment/read-environment';
import { FeedError } from '@rooftop/inventory/feeds/feed-row';
import * as commands from './inventory/commands.ts';
import { runScript } from './run-script.ts';
import { say } from './terminal.ts';
import { withPool } from './with-pool.ts';

const tell = (line: string) => process.stderr.write(`${line}\n`);

await runScript('inventory', Object.values(commands), {
  expected: [FeedError],
  open(run) {
    const { DATABASE_URL } = readEnvironment(['DATABASE_URL'], process.env);
    return withPool(DATABASE_URL, 4, (pool) => run({ pool, say, tell }));
  },
});
