/** `npm run inventory`: manages feed sources and imports feeds by hand. */
import { ContentUnavailable } from '@rooftop/content/content-unavailable';
import { openPool } from '@rooftop/database/pool';
import { EnvironmentError } from '@rooftop/environment/parse-environment';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { FeedError } from '@rooftop/inventory/feeds/feed-row';
import { withDealershipId } from './dealership-id.ts';
import { parseCommand } from './inventory/command.ts';
import { withFeedSources } from './inventory/open-feed-sources.ts';
import { reportFeeds } from './inventory/report-feeds.ts';
import { runCommand } from './inventory/run-command.ts';
import { CommandError } from './command-error.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const tell = (line: string) => process.stderr.write(`${line}\n`);

try {
  const command = await withDealershipId(parseCommand(process.argv.slice(2)));
  const pool = openPool(readEnvironment(['DATABASE_URL'], process.env).DATABASE_URL, { max: 4 });
  try {
    const isDone =
      command.name === 'feeds-out'
        ? await withFeedSources(pool, (sources) => reportFeeds(sources, command.dealership, say))
        : await runCommand(pool, command, say, tell);
    if (!isDone) process.exitCode = 1;
  } finally {
    await pool.end();
  }
} catch (error) {
  const isExpected = [CommandError, EnvironmentError, FeedError, ContentUnavailable].some(
    (kind) => error instanceof kind,
  );
  if (!isExpected || !(error instanceof Error)) throw error;
  tell(error.message);
  process.exitCode = 1;
}
