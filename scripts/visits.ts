/** `npm run visits -- report --dealership <slug>`: what visitors who allow analytics did, from daily sums. */
import { readEnvironment } from '@rooftop/environment/read-environment';
import { localDate } from '@rooftop/tenancy/calendar';
import { readVisitSums } from '@rooftop/visits/storage/visit-sums';
import { withDealershipId } from './dealership-id.ts';
import { parseVisitsCommand } from './visits/command.ts';
import { describeVisits } from './visits/describe.ts';
import { reportExpected } from './report-expected.ts';
import { withPool } from './with-pool.ts';

const DAY_MS = 86_400_000;

try {
  const { dealership, days } = await withDealershipId(parseVisitsCommand(process.argv.slice(2)));
  const { DATABASE_URL } = readEnvironment(['DATABASE_URL'], process.env);
  // Days of the dealership begin within a day of those of UTC.
  const after = localDate('UTC', new Date(Date.now() - days * DAY_MS));
  const sums = await withPool(DATABASE_URL, 1, (pool) => readVisitSums(pool, dealership, after));
  process.stdout.write(`${describeVisits(sums)}\n`);
} catch (error) {
  reportExpected(error);
}
