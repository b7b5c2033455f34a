/** `npm run backup -- <folder>`: backs up the database of the running platform, or of DATABASE_URL. */
import { resolve } from 'node:path';
import { BackupError } from '@rooftop/database/backup/manifest';
import { writeBackup } from '@rooftop/database/backup/write-backup';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { readFolder } from './backup/read-folder.ts';
import { describeBackup, describeTable } from './backup/describe.ts';
import { reportExpected } from './report-expected.ts';
import { say, step } from './terminal.ts';
import { withPool } from './with-pool.ts';

async function main(): Promise<void> {
  const folder = readFolder(process.argv.slice(2), 'backup');
  const { DATABASE_URL } = readEnvironment(['DATABASE_URL'], process.env);
  const manifest = await withPool(DATABASE_URL, 1, (pool) =>
    step('Backup', () => writeBackup(pool, folder, (table) => say(describeTable(table)))),
  );
  say(`\n${describeBackup(manifest)}\n\nThe backup is in ${resolve(folder)}.`);
  say('It does not hold the ENCRYPTION_KEY. Keep a copy of the key in another place.');
}

/** The embedded database runs only while the platform runs. */
const isAway = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

try {
  await main();
} catch (error) {
  if (!isAway(error)) reportExpected(error, [BackupError]);
  else {
    process.stderr.write('The database does not respond. Start the platform: npm start\n');
    process.exitCode = 1;
  }
}
