import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import {
  CommandError,
  type Commands,
  describeGrant,
  findTenant,
  onlyArgument,
  readGrant,
  tenantIsMissing,
} from './cli-input.ts';
import { addGrant, removeGrant } from './grants.ts';
import { grants, lakeRobots, lakeUsers } from './tables.ts';

/** Finds a principal by the typed name: a user by email address, a robot by name. */
async function findPrincipal(pool: Pool, typed: string): Promise<string> {
  const db = drizzle(pool);
  const users = await db
    .select({ id: lakeUsers.id })
    .from(lakeUsers)
    .where(eq(lakeUsers.email, typed.toLowerCase()));
  const robots = await db.select({ id: lakeRobots.id }).from(lakeRobots).where(eq(lakeRobots.name, typed));
  const id = users[0]?.id ?? robots[0]?.id;
  if (id === undefined) throw new CommandError(`There is no user or robot "${typed}".`);
  return id;
}

/** Commands for roles in tenants. */
export const grantCommands: Commands = {
  async add(call) {
    const principal = await findPrincipal(call.pool, onlyArgument(call.input, 'email address or robot'));
    const grant = await readGrant(call);
    await addGrant(call.pool, principal, grant);
    call.output.error(`Granted: ${describeGrant(call, grant)}.`);
  },

  async remove(call) {
    const { pool, input, output } = call;
    const principal = await findPrincipal(pool, onlyArgument(input, 'email address or robot'));
    const { tenant: typed } = input.options;
    if (typed === undefined) throw tenantIsMissing(call);
    // The id of a deleted tenant still works for removing its grants.
    const isGone =
      (await removeGrant(pool, principal, typed)) ||
      (await removeGrant(pool, principal, await findTenant(call, typed)));
    if (!isGone) throw new CommandError('There is no such grant.');
    output.error('The grant was removed.');
  },

  async list(call) {
    const { pool, input, output } = call;
    const principal =
      input.arguments.length === 0
        ? undefined
        : await findPrincipal(pool, onlyArgument(input, 'email address or robot'));
    const rows = await drizzle(pool)
      .select({
        email: lakeUsers.email,
        robot: lakeRobots.name,
        role: grants.role,
        tenant: grants.tenant,
      })
      .from(grants)
      .leftJoin(lakeUsers, eq(lakeUsers.id, grants.principal))
      .leftJoin(lakeRobots, eq(lakeRobots.id, grants.principal))
      .where(principal === undefined ? undefined : eq(grants.principal, principal))
      .orderBy(grants.tenant, grants.principal);
    for (const row of rows) output.out(`${row.email ?? row.robot ?? '?'}\t${describeGrant(call, row)}`);
  },
};
