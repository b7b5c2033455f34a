/** `npm run inventory`: manages feed sources and imports feeds by hand. */
import { readEnvironment } from '@rooftop/environment/read-environment';
import { FeedError } from '@rooftop/inventory/feeds/feed-row';
import { withDealershipId } from './dealership-id.ts';
import { parseInventoryCommand } from './inventory/command.ts';
import { withFeedSources } from './inventory/open-feed-sources.ts';
import { reportFeeds } from './inventory/report-feeds.ts';
import { runInventoryCommand } from './inventory/run-command.ts';
import { reportExpected } from './report-expected.ts';
import { withPool } from './with-pool.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const tell = (line: string) => process.stderr.write(`${line}\n`);

try {
  const command = await withDealershipId(parseInventoryCommand(process.argv.slice(2)));
  const { DATABASE_URL } = readEnvironment(['DATABASE_URL'], process.env);
  const isDone = await withPool(DATABASE_URL, 4, (pool) =>
    command.name === 'feeds-out'
      ? withFeedSources(pool, (sources) => reportFeeds(sources, command.dealership, say))
      : runInventoryCommand(pool, command, say, tell),
  );
  if (!isDone) process.exitCode = 1;
} catch (error) {
  reportExpected(error, [FeedError]);
}
