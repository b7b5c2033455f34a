import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { NoEmbeddedPostgresError } from '@rooftop/database/embedded/binaries';
import { startEmbeddedPostgres } from '@rooftop/database/embedded/start';
import { BackupError, type Manifest, readManifest } from '@rooftop/database/backup/manifest';
import { restoreBackup } from '@rooftop/database/backup/restore-backup';
import { MigrationError } from '@rooftop/database/migrate';
import { openPool } from '@rooftop/database/pool';
import { parseEnvironment } from '@rooftop/environment/parse-environment';
import { PLATFORM_FILE, readEnvironment, readOperatorSettings } from '@rooftop/environment/read-environment';
import { defineCommand } from '@rooftop/lake/command-line';
import { matchesKeyCheck } from '@rooftop/vault/key-check';
import { z } from 'zod';
import { describeBackup, describeTable } from './backup/describe.ts';
import { CommandError } from './command-error.ts';
import { runOnlyCommand } from './run-script.ts';
import { checkDatabase } from './start/database.ts';
import { lockDataDir } from './start/lock.ts';
import { StartError } from './start/start-error.ts';
import { say, step } from './terminal.ts';

/**
 * Tells the user what to do about the key, which is never part of a backup.
 * @throws CommandError if this machine has another key
 */
function checkKey({ keyCheck }: Manifest, dataDir: string): string {
  if (keyCheck === null) return 'The backed-up platform had no ENCRYPTION_KEY yet.';
  const { ENCRYPTION_KEY: key } = readEnvironment(['ENCRYPTION_KEY?'], process.env);
  if (key === undefined)
    return `Before npm start, put the ENCRYPTION_KEY of the platform that was backed up into .env, or copy its ${PLATFORM_FILE} to ${dataDir}. Without it no stored secret can be read.`;
  if (!matchesKeyCheck(key, Buffer.from(keyCheck, 'base64')))
    throw new CommandError(
      `The backup was made with another ENCRYPTION_KEY than the one of .env or ${dataDir}/${PLATFORM_FILE}. Set the key of the platform that was backed up. Nothing was changed.`,
    );
  return 'The ENCRYPTION_KEY of this platform matches the backup.';
}

/** Returns the URL of the database: DATABASE_URL, or the embedded one, started just for the restore. */
async function openTarget(running: AsyncDisposableStack, dataDir: string): Promise<string> {
  const { DATABASE_URL: databaseUrl } = parseEnvironment(readOperatorSettings(process.env), [
    'DATABASE_URL?',
  ]);
  if (databaseUrl !== undefined) {
    await checkDatabase(databaseUrl);
    return databaseUrl;
  }
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const lock = lockDataDir(dataDir);
  running.defer(() => lock.release());
  const postgres = await startEmbeddedPostgres({ dataDir });
  running.defer(() => postgres.stop());
  for (const note of postgres.notes) say(`  ${note}`);
  return postgres.url;
}

export const restoreCommand = defineCommand({
  name: 'restore',
  summary: 'fills the empty database of DATA_DIR, or of DATABASE_URL, from a backup',
  positionals: ['folder'],
  input: z.object({ folder: z.string().describe('what npm run backup wrote') }),
  async run(_: void, typed) {
    const folder = resolve(typed.folder);
    const manifest = await readManifest(folder);
    const { DATA_DIR } = readEnvironment(['DATA_DIR'], process.env);
    const aboutKey = checkKey(manifest, DATA_DIR);
    await using running = new AsyncDisposableStack();
    const pool = openPool(await openTarget(running, DATA_DIR), { max: 2 });
    running.defer(() => pool.end());
    const { migrated } = await step('Restore', () =>
      restoreBackup(pool, folder, manifest, (table) => say(describeTable(table))),
    );
    say(`\n${describeBackup(manifest)}\n`);
    if (migrated.length > 0) say(`Brought up to date by ${migrated.join(', ')}.`);
    say(aboutKey);
  },
});

if (import.meta.main)
  await runOnlyCommand(restoreCommand, [BackupError, StartError, MigrationError, NoEmbeddedPostgresError]);
