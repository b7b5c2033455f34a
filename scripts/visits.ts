/** `npm run visits -- report --dealership <slug>`: what visitors who allow analytics did, from daily sums. */
import { openPool } from '@rooftop/database/pool';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { localDate } from '@rooftop/tenancy/calendar';
import { readVisitSums } from '@rooftop/visits/storage/visit-sums';
import { withDealershipId } from './dealership-id.ts';
import { parseCommand } from './visits/command.ts';
import { describeVisits } from './visits/describe.ts';
import { reportExpected } from './report-expected.ts';

const DAY_MS = 86_400_000;

try {
  const { dealership, days } = await withDealershipId(parseCommand(process.argv.slice(2)));
  const pool = openPool(readEnvironment(['DATABASE_URL'], process.env).DATABASE_URL, { max: 1 });
  try {
    // Days of the dealership begin within a day of those of UTC.
    const after = localDate('UTC', new Date(Date.now() - days * DAY_MS));
    process.stdout.write(`${describeVisits(await readVisitSums(pool, dealership, after))}\n`);
  } finally {
    await pool.end();
  }
} catch (error) {
  reportExpected(error);
}
