import { migrate, MigrationError } from '@rooftop/database/migrate';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { runOnlyCommand } from './run-script.ts';
import { say } from './terminal.ts';
import { withPool } from './with-pool.ts';

export const migrateCommand = defineCommand({
  name: 'migrate',
  summary: 'brings the database of DATABASE_URL, or of the running platform, up to date',
  input: z.object({}),
  async run() {
    const { DATABASE_URL } = readEnvironment(['DATABASE_URL'], process.env);
    const applied = await withPool(DATABASE_URL, 1, (pool) => migrate(pool, { say }));
    say(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
  },
});

if (import.meta.main) await runOnlyCommand(migrateCommand, [MigrationError]);
