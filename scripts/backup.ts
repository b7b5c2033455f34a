import { resolve } from 'node:path';
import { BackupError } from '@rooftop/database/backup/manifest';
import { writeBackup } from '@rooftop/database/backup/write-backup';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { describeBackup, describeTable } from './backup/describe.ts';
import { CommandError } from './command-error.ts';
import { runOnlyCommand } from './run-script.ts';
import { say, step } from './terminal.ts';
import { withPool } from './with-pool.ts';

export const backupCommand = defineCommand({
  name: 'backup',
  summary: 'backs up the database of the running platform, or of DATABASE_URL',
  positionals: ['folder'],
  input: z.object({ folder: z.string().describe('a new folder') }),
  async run(_: void, { folder }) {
    const { DATABASE_URL } = readEnvironment(['DATABASE_URL'], process.env);
    const manifest = await withPool(DATABASE_URL, 1, (pool) =>
      step('Backup', () => writeBackup(pool, resolve(folder), (table) => say(describeTable(table)))),
    ).catch((error: unknown) => {
      throw isAway(error)
        ? new CommandError('The database does not respond. Start the platform: npm start')
        : error;
    });
    say(`\n${describeBackup(manifest)}\n\nThe backup is in ${resolve(folder)}.`);
    say('It does not hold the ENCRYPTION_KEY. Keep a copy of the key in another place.');
  },
});

/** The embedded database runs only while the platform runs. */
const isAway = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

if (import.meta.main) await runOnlyCommand(backupCommand, [BackupError]);
