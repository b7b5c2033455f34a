/** `npm run migrate`: brings the database of DATABASE_URL, or of the running platform, up to date. */
import { migrate, MigrationError } from '@rooftop/database/migrate';
import { openPool } from '@rooftop/database/pool';
import { EnvironmentError } from '@rooftop/environment/parse-environment';
import { readEnvironment } from '@rooftop/environment/read-environment';

try {
  const pool = openPool(readEnvironment(['DATABASE_URL'], process.env).DATABASE_URL, { max: 1 });
  try {
    const applied = await migrate(pool);
    process.stdout.write(
      applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`,
    );
  } finally {
    await pool.end();
  }
} catch (error) {
  if (!(error instanceof MigrationError || error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
