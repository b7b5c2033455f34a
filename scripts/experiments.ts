/** `npm run experiments -- <dealership>`: what a dealership's experiments have found. */
import { readEnvironment } from '@rooftop/environment/read-environment';
import { listArmCounts } from '@rooftop/platform/experiments/arm-counts';
import { CommandError } from './command-error.ts';
import { withDealershipId } from './dealership-id.ts';
import { describeExperiments } from './experiments/describe.ts';
import { reportExpected } from './report-expected.ts';
import { withPool } from './with-pool.ts';

try {
  const [typed, ...rest] = process.argv.slice(2);
  if (typed === undefined || rest.length > 0)
    throw new CommandError('npm run experiments -- <dealership>, by its slug or the id of its document');
  const { dealership } = await withDealershipId({ dealership: typed });
  const { DATABASE_URL } = readEnvironment(['DATABASE_URL'], process.env);
  const counts = await withPool(DATABASE_URL, 1, (pool) => listArmCounts(pool, dealership));
  process.stdout.write(`${describeExperiments(counts)}\n`);
} catch (error) {
  reportExpected(error);
}
