/**
 * PostgreSQL roles of the processes. Each role can access only its own tables. None is a superuser or owns a table.
 */
import { escapeIdentifier, escapeLiteral } from 'pg';
import { inTransaction, type Pool, type PoolClient } from './pool.ts';

/** Processes that have a role. */
export const PROCESSES = ['web', 'worker', 'lake'] as const;
export type Process = (typeof PROCESSES)[number];

/** The lake owns documents, users and their rights. Web and worker own leads, visitors and cars. */
const isOfLake = (table: string): boolean => table.startsWith('lake_') || table === 'grants';

/** Written by the lake when an administrator confirms a name, and by the worker's DNS check. Read by the website. */
const SHARED = ['host_holders'];

/** Tables of the lake from which the worker deletes expired rows. */
const CLEARED_BY_WORKER = ['lake_sessions', 'lake_tickets', 'lake_devices', 'lake_sign_in_failures'];

/** Nobody changes or deletes what is in an audit log. */
const LOGS = [
  'advertised_log',
  'credit_application_events',
  'lead_exports',
  'retention_log',
  'privacy_log',
  'vehicle_override_log',
];

/**
 * Logs whose entries only the worker deletes, at the end of their retention: consent choices itself, and those of accounts
 * by a function that deletes nothing else.
 */
const EXPIRING_LOGS = ['consent_choices', 'lake_access_events'];

/** Tables that the worker rewrites, so that deleted keys are in no file (packages/vault). */
const REWRITTEN_BY_WORKER = [
  'vault_data_keys',
  'vault_dealership_keys',
  'credit_applications',
  'credit_application_drafts',
];

const WRITE = 'SELECT, INSERT, UPDATE, DELETE';

/** Returns a process's privileges on a table, or null for none. */
function privileges(process: Process, table: string): string | null {
  if (table === 'rooftop_migrations' || table === 'key_check') return 'SELECT';
  if (LOGS.includes(table)) return process === 'lake' ? null : 'SELECT, INSERT';
  if (EXPIRING_LOGS.includes(table) && process === (isOfLake(table) ? 'lake' : 'web'))
    return 'SELECT, INSERT';
  if (REWRITTEN_BY_WORKER.includes(table) && process === 'worker') return `${WRITE}, MAINTAIN`;
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
  // The job queue: web adds jobs in the transaction of a lead, worker runs them. Its tables have row security without
  // policies, so only their owner and roles with BYPASSRLS see rows. No other table has row security.
  await client.query(`ALTER ROLE ${role} BYPASSRLS`);
  await client.query(`GRANT USAGE ON SCHEMA graphile_worker TO ${role}`);
  await client.query(`GRANT ALL ON ALL TABLES IN SCHEMA graphile_worker TO ${role}`);
  await client.query(`GRANT ALL ON ALL SEQUENCES IN SCHEMA graphile_worker TO ${role}`);
  if (process === 'web') return;
  await client.query(`GRANT EXECUTE ON FUNCTION expire_access_events() TO ${role}`);
  // After it rewrote the tables of keys, it ends the write-ahead log with their earlier versions.
  await client.query(`GRANT pg_checkpoint TO ${role}`);
  await client.query(`GRANT EXECUTE ON FUNCTION pg_switch_wal() TO ${role}`);
}

/**
 * Creates the role of each process and grants what it needs in a migrated database. Must run again after every
 * migration.
 * @param pool connects as the owner of the tables, who may create roles
 * @param passwordOf returns a role's password
 * @returns each process's database URL
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
