/**
 * Runs a lake on its own, with an embedded PostgreSQL: `npm start -w @rooftop/lake`. The platform starts its lake in
 * its own process, with its own tenants and settings.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startEmbeddedPostgres } from '@rooftop/database/embedded/start';
import { migrate } from '@rooftop/database/migrate';
import { openPool } from '@rooftop/database/pool';
import { pino } from 'pino';
import { z } from 'zod';
import { ensureRobot } from './access/accounts/robots.ts';
import { defineCommand, runCommand, USAGE_EXIT_CODE, UsageError } from './command-line/command-line.ts';
import { createLake } from './lake.ts';

const input = z.object({
  data: z.string().default('.data').describe('folder of the database'),
  port: z.coerce.number().int().default(4000).describe('port of the API'),
  studio: z.url().default('http://localhost:3333').describe('URL of the Studio'),
  tenant: z.string().default('workspace').describe('type of the documents that stand for tenants'),
});

const startCommand = defineCommand({
  name: 'start',
  summary: 'runs a lake with a database of its own',
  input,
  run: (_: void, typed) => start(typed),
});

async function start(options: z.output<typeof input>): Promise<void> {
  const dataDir = resolve(options.data);
  await mkdir(dataDir, { recursive: true });
  /** Made at the first start. */
  const keyFile = join(dataDir, 'two-factor.key');
  await writeFile(keyFile, randomBytes(32), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  const postgres = await startEmbeddedPostgres({ dataDir });
  const pool = openPool(postgres.url);
  await migrate(pool);
  const token = await ensureRobot(pool, { name: 'Owner', role: 'administrator', tenant: '*' });
  const log = pino({ name: 'lake', level: 'warn' });
  const lake = await createLake({
    pool,
    tenancy: { tenantType: options.tenant, tenantField: options.tenant },
    projectId: 'lake',
    dataset: 'production',
    publicUrl: `http://localhost:${options.port}`,
    studioOrigins: [options.studio],
    fieldRules: { editorFields: [], agencyFields: {} },
    cacheDir: join(dataDir, 'images'),
    twoFactorKey: await readFile(keyFile),
    log,
    onDiverged(reason) {
      log.fatal({ reason }, 'Memory and database no longer match');
      process.exit(1);
    },
  });
  const port = await lake.listen(options.port, '127.0.0.1');
  process.stdout.write(
    `http://localhost:${port} serves project "lake", dataset "production".\nAdministrator's token: ${token}\n`,
  );

  async function stop(): Promise<void> {
    await lake.close();
    await pool.end();
    await postgres.stop();
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

try {
  await runCommand([startCommand], 'start', process.argv.slice(2), {
    say: (text) => void process.stdout.write(`${text}\n`),
    open: (run) => run(),
  });
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = USAGE_EXIT_CODE;
}
