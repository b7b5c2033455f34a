import type { Pool } from '@rooftop/database/pool';
import {
  InvalidInput,
  type Commands,
  describeGrant,
  findTenant,
  onlyArgument,
  readGrant,
  tenantIsMissing,
} from './cli-input.ts';
import { recordEvent } from '../audit/access-log.ts';
import { addGrant, removeGrant } from '../accounts/grants.ts';
import type { Grant } from '../rights/principal.ts';

/** Finds a principal by the typed name: a user by email address, a robot by name. */
async function findPrincipal(pool: Pool, typed: string): Promise<string> {
  const users = await pool.query<{ id: string }>('SELECT id FROM lake_users WHERE email = $1', [
    typed.toLowerCase(),
  ]);
  const robots = await pool.query<{ id: string }>('SELECT id FROM lake_robots WHERE name = $1', [typed]);
  const id = users.rows[0]?.id ?? robots.rows[0]?.id;
  if (id === undefined) throw new InvalidInput(`There is no user or robot "${typed}".`);
  return id;
}

/** Commands for roles in tenants. */
export const grantCommands: Commands = {
  async add(call) {
    const principal = await findPrincipal(call.pool, onlyArgument(call.input, 'email address or robot'));
    const grant = await readGrant(call);
    await addGrant(call.pool, principal, grant);
    await recordEvent(call.pool, { event: 'roleGiven', userId: principal, byId: null, ...grant }, new Date());
    call.output.error(`Granted: ${describeGrant(call, grant)}.`);
  },

  async remove(call) {
    const { pool, input, output } = call;
    const principal = await findPrincipal(pool, onlyArgument(input, 'email address or robot'));
    const { tenant: typed } = input.options;
    if (typed === undefined) throw tenantIsMissing(call);
    // The id of a deleted tenant still works for removing its grants.
    let tenant = typed;
    if (!(await removeGrant(pool, principal, tenant))) {
      tenant = await findTenant(call, typed);
      if (!(await removeGrant(pool, principal, tenant))) throw new InvalidInput('There is no such grant.');
    }
    await recordEvent(pool, { event: 'roleTaken', userId: principal, byId: null, tenant }, new Date());
    output.error('The grant was removed.');
  },

  async list(call) {
    const { pool, input, output } = call;
    const principal =
      input.arguments.length === 0
        ? null
        : await findPrincipal(pool, onlyArgument(input, 'email address or robot'));
    const { rows } = await pool.query<Grant & { email: string | null; robot: string | null }>(
      `SELECT email, lake_robots.name AS robot, role, tenant
       FROM grants LEFT JOIN lake_users ON lake_users.id = principal LEFT JOIN lake_robots ON lake_robots.id = principal
       WHERE $1::text IS NULL OR principal = $1 ORDER BY tenant, principal`,
      [principal],
    );
    for (const row of rows) output.out(`${row.email ?? row.robot ?? '?'}\t${describeGrant(call, row)}`);
  },
};
