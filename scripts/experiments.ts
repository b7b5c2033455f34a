/** `npm run experiments -- <dealership>`: what a dealership's experiments have found. */
import { openPool } from '@rooftop/database/pool';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { listArmCounts } from '../app/server/experiments.ts';
import { CommandError } from './command-error.ts';
import { withDealershipId } from './dealership-id.ts';
import { describeExperiments } from './experiments/describe.ts';
import { reportExpected } from './report-expected.ts';

try {
  const [typed, ...rest] = process.argv.slice(2);
  if (typed === undefined || rest.length > 0)
    throw new CommandError('npm run experiments -- <dealership>, by its slug or the id of its document');
  const { dealership } = await withDealershipId({ dealership: typed });
  const pool = openPool(readEnvironment(['DATABASE_URL'], process.env).DATABASE_URL, { max: 1 });
  try {
    process.stdout.write(`${describeExperiments(await listArmCounts(pool, dealership))}\n`);
  } finally {
    await pool.end();
  }
} catch (error) {
  reportExpected(error);
}
