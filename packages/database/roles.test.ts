import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool, type Pool } from './pool.ts';
import { type Process, prepareRoles, PROCESSES } from './roles.ts';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';

let database: TestDatabase;
let pools: Record<Process, Pool>;
beforeAll(async () => {
  database = await freshDatabase();
  const prepare = () => prepareRoles(database.pool, database.url, (process) => `password-of-${process}`);
  await prepare();
  const urls = await prepare();
  pools = { web: openPool(urls.web), worker: openPool(urls.worker), lake: openPool(urls.lake) };
});
afterAll(async () => {
  await Promise.all(PROCESSES.map((process) => pools[process].end()));
  await database.drop();
});

const DENIED = '42501';
const outcome = (process: Process, sql: string) =>
  pools[process].query(sql).then(
    () => 'ok',
    (error: Error) => ('code' in error ? error.code : error),
  );

test.each(PROCESSES)('%s is not a superuser and cannot change the schema', async (process) => {
  const { rows } = await pools[process].query(`SELECT current_setting('is_superuser') AS super`);
  expect(rows).toEqual([{ super: 'off' }]);
  for (const sql of [
    'CREATE TABLE x ()',
    'DROP TABLE leads',
    `COPY leads TO PROGRAM 'true'`,
    'CREATE ROLE x',
  ])
    expect(await outcome(process, sql), sql).toBe(DENIED);
});

test.each<[sql: string, allowed: readonly Process[]]>([
  ['SELECT FROM leads', ['web', 'worker']],
  ['DELETE FROM visitors', ['web', 'worker']],
  ['SELECT FROM dealership_secrets', ['web', 'worker']],
  [`SELECT graphile_worker.add_job('x')`, ['web', 'worker']],
  ['SELECT FROM lake_documents', ['lake']],
  ['UPDATE grants SET role = role', ['lake']],
  ['SELECT FROM lake_users', ['lake']],
  ['DELETE FROM lake_sessions', ['worker', 'lake']],
  ['DELETE FROM host_holders', ['web', 'worker', 'lake']],
  ['UPDATE vault_data_keys SET sealed = sealed', ['web', 'worker']],
  ['SELECT pg_switch_wal()', ['worker']],
  ['CHECKPOINT', ['worker']],
  ['SELECT FROM credit_application_events', ['web', 'worker']],
  ['DELETE FROM credit_application_events', []],
  ['UPDATE credit_application_events SET reason = reason', []],
  ['SELECT FROM advertised_log', ['web', 'worker']],
  ['DELETE FROM advertised_log', []],
  ['UPDATE advertised_log SET at = at', []],
  ['TRUNCATE advertised_log', []],
  ['SELECT FROM vehicle_override_log', ['web', 'worker']],
  ['UPDATE vehicle_override_log SET at = at', []],
  ['DELETE FROM vehicle_override_log', []],
  ['DELETE FROM lead_exports', []],
  ['DELETE FROM retention_log', []],
  ['UPDATE privacy_log SET action = action', []],
  ['SELECT FROM consent_choices', ['web', 'worker']],
  ['UPDATE consent_choices SET gpc = gpc', ['worker']],
  ['DELETE FROM consent_choices', ['worker']],
  ['SELECT FROM lake_access_events', ['lake']],
  ['DELETE FROM lake_access_events', []],
  ['SELECT expire_access_events()', ['worker']],
  ['UPDATE lake_access_events SET role = role', []],
  ['UPDATE key_check SET only_row = true', []],
])('%s is allowed for %j', async (sql, allowed) => {
  for (const process of PROCESSES)
    expect(await outcome(process, sql), process).toBe(allowed.includes(process) ? 'ok' : DENIED);
});

test('only the worker may rewrite the tables of keys', async () => {
  const may = async (process: Process) =>
    (await pools[process].query(`SELECT has_table_privilege('vault_data_keys', 'MAINTAIN') AS may`)).rows;
  expect(await Promise.all(PROCESSES.map(may))).toEqual([
    [{ may: false }],
    [{ may: true }],
    [{ may: false }],
  ]);
});
