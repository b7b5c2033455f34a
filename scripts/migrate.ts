/** `npm run migrate`: brings the database of DATABASE_URL, or of the running platform, up to date. */
import { migrate, MigrationError } from '@rooftop/database/migrate';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { reportExpected } from './report-expected.ts';
import { say } from './terminal.ts';
import { withPool } from './with-pool.ts';

try {
  const { DATABASE_URL } = readEnvironment(['DATABASE_URL'], process.env);
  const applied = await withPool(DATABASE_URL, 1, (pool) => migrate(pool, { say }));
  process.stdout.write(
    applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`,
  );
} catch (error) {
  reportExpected(error, [MigrationError]);
}
