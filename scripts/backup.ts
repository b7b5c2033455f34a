/** `npm run backup -- <folder>`: backs up the database of the running platform, or of DATABASE_URL. */
import { resolve } from 'node:path';
import { BackupError } from '@rooftop/database/backup/manifest';
import { writeBackup } from '@rooftop/database/backup/write-backup';
import { openPool } from '@rooftop/database/pool';
import { EnvironmentError } from '@rooftop/environment/parse-environment';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { readFolder } from './backup/read-folder.ts';
import { describeBackup, describeTable } from './backup/describe.ts';
import { CommandError } from './command-error.ts';
import { say, step } from './terminal.ts';

async function main(): Promise<void> {
  const folder = readFolder(process.argv.slice(2), 'backup');
  const pool = openPool(readEnvironment(['DATABASE_URL'], process.env).DATABASE_URL, { max: 1 });
  try {
    const manifest = await step('Backup', () =>
      writeBackup(pool, folder, (table) => say(describeTable(table))),
    );
    say(`\n${describeBackup(manifest)}\n\nThe backup is in ${resolve(folder)}.`);
    say('It does not hold the ENCRYPTION_KEY. Keep a copy of the key in another place.');
  } finally {
    await pool.end();
  }
}

/** The embedded database runs only while the platform runs. */
const isAway = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

try {
  await main();
} catch (error) {
  const isExpected = [BackupError, CommandError, EnvironmentError].some((kind) => error instanceof kind);
  if (isAway(error)) process.stderr.write('The database does not respond. Start the platform: npm start\n');
  else if (isExpected && error instanceof Error) process.stderr.write(`${error.message}\n`);
  else throw error;
  process.exitCode = 1;
}
