/**
 * Runs a lake on its own, with an embedded PostgreSQL: `npm start -w @rooftop/lake`. The platform starts its lake in
 * its own process, with its own tenants and settings.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@rooftop/database/embedded/start';
import { migrate } from '@rooftop/database/migrate';
import { openPool } from '@rooftop/database/pool';
import { pino } from 'pino';
import { ensureRobot } from './access/accounts/robots.ts';
import { createLake } from './lake.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '.data' },
    port: { type: 'string', default: '4000' },
    studio: { type: 'string', default: 'http://localhost:3333' },
    tenant: { type: 'string', default: 'workspace' },
  },
});

const dataDir = resolve(values.data);
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
  tenancy: { tenantType: values.tenant, tenantField: values.tenant },
  projectId: 'lake',
  dataset: 'production',
  publicUrl: `http://localhost:${values.port}`,
  studioOrigins: [values.studio],
  fieldRules: { editorFields: [], agencyFields: {} },
  cacheDir: join(dataDir, 'images'),
  twoFactorKey: await readFile(keyFile),
  log,
  onDiverged(reason) {
    log.fatal({ reason }, 'Memory and database no longer match');
    process.exit(1);
  },
});
const port = await lake.listen(Number(values.port), '127.0.0.1');
process.stdout.write(
  `http://localhost:${port} serves project "lake", dataset "production".\nAdministrator's token: ${token}\n`,
);

async function stop(): Promise<void> {
  await lake.close();
  await pool.end();
  await postgres.stop();
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
