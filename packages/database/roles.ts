/** PostgreSQL roles of the processes: each reaches its own tables only, and none is a superuser or owns a table. */
import { escapeIdentifier, escapeLiteral } from 'pg';
import { inTransaction, type Pool, type PoolClient } from './pool.ts';

/** The processes that have a role. */
export const PROCESSES = ['web', 'worker', 'lake'] as const;
export type Process = (typeof PROCESSES)[number];

/** Documents, people and their rights belong to the lake; leads, visitors and cars to web and worker. */
const isOfLake = (table: string): boolean => table.startsWith('lake_') || table === 'grants';

/** Confirmed by an administrator in the lake, or by the worker's look at DNS; read by the website. */
const SHARED = ['host_holders'];

/** Tables of the lake that the worker clears of what has expired. */
const CLEARED_BY_WORKER = ['lake_sessions', 'lake_tickets', 'lake_devices', 'lake_sign_in_failures'];

const WRITE = 'SELECT, INSERT, UPDATE, DELETE';

/** What a process may do with a table; null for nothing. */
function privileges(process: Process, table: string): string | null {
  if (table === 'rooftop_migrations' || table === 'key_check') return 'SELECT';
  if (SHARED.includes(table) || (process === 'lake') === isOfLake(table)) return WRITE;
  return process === 'worker' && CLEARED_BY_WORKER.includes(table) ? 'SELECT, DELETE' : null;
}

const roleOf = (process: Process): string => `rooftop_${process}`;

async function grantTo(client: PoolClient, process: Process, password: string): Promise<void> {
  const role = escapeIdentifier(roleOf(process));
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [roleOf(process)]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${role}`);
  await client.query(
    `ALTER ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD ${escapeLiteral(password)}`,
  );
  await client.query(`REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${role}`);
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  for (const { name } of rows) {
    const allowed = privileges(process, name);
    if (allowed !== null) await client.query(`GRANT ${allowed} ON ${escapeIdentifier(name)} TO ${role}`);
  }
  await client.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role}`);
  if (process === 'lake') return;
  // The job queue: web adds jobs in the transaction of a lead, worker does them. Its tables have row security without
  // a policy, so that only their owner and roles that bypass it see rows; no other table has row security.
  await client.query(`ALTER ROLE ${role} BYPASSRLS`);
  await client.query(`GRANT USAGE ON SCHEMA graphile_worker TO ${role}`);
  await client.query(`GRANT ALL ON ALL TABLES IN SCHEMA graphile_worker TO ${role}`);
  await client.query(`GRANT ALL ON ALL SEQUENCES IN SCHEMA graphile_worker TO ${role}`);
}

/**
 * Makes the role of each process and gives it what it needs of a migrated database. Repeat it after every migration.
 * @param pool of the owner of the tables, who may make roles
 * @param passwordOf a role's password
 * @returns the address at which each process finds the database
 */
export async function prepareRoles(
  pool: Pool,
  url: string,
  passwordOf: (process: Process) => string,
): Promise<Record<Process, string>> {
  await inTransaction(pool, async (client) => {
    for (const process of PROCESSES) await grantTo(client, process, passwordOf(process));
  });
  const addressOf = (process: Process): string => {
    const address = new URL(url);
    address.username = roleOf(process);
    address.password = passwordOf(process);
    return address.href;
  };
  return { web: addressOf('web'), worker: addressOf('worker'), lake: addressOf('lake') };
}
