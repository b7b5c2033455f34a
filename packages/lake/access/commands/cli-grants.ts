import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { type Command, defineCommand } from '../../command-line/command-line.ts';
import { addGrant, removeGrant } from '../accounts/grants.ts';
import { recordEvent } from '../audit/access-log.ts';
import type { Grant } from '../rights/principal.ts';
import {
  type AccessServices,
  describeGrant,
  findTenant,
  grantInput,
  InvalidInput,
  readGrant,
  tenantIsMissing,
} from './cli-input.ts';

const HOLDER = "a user's email address, or a robot's name";
const holder = z.string().describe(HOLDER);

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
export const grantCommands = (tenantType: string): readonly Command<AccessServices>[] => [
  defineCommand({
    name: 'lake grant add',
    summary: `gives a user or robot a role in a ${tenantType}, instead of the one they had there`,
    positionals: ['holder'],
    input: z.object({ holder, ...grantInput(tenantType) }),
    async run(services: AccessServices, { holder: typed, ...role }) {
      const { pool, output } = services;
      const principal = await findPrincipal(pool, typed);
      const grant = await readGrant(services, role);
      await addGrant(pool, principal, grant);
      await recordEvent(pool, { event: 'roleGiven', userId: principal, byId: null, ...grant }, new Date());
      output.error(`Granted: ${describeGrant(services, grant)}.`);
    },
  }),
  defineCommand({
    name: 'lake grant remove',
    summary: `takes away the role in a ${tenantType}`,
    positionals: ['holder'],
    input: z.object({ holder, tenant: grantInput(tenantType).tenant }),
    async run(services: AccessServices, { holder: typed, tenant: named }) {
      const { pool, output } = services;
      const principal = await findPrincipal(pool, typed);
      if (named === undefined) throw tenantIsMissing(services);
      // The id of a deleted tenant still works for removing its grants.
      let tenant = named;
      if (!(await removeGrant(pool, principal, tenant))) {
        tenant = await findTenant(services, named);
        if (!(await removeGrant(pool, principal, tenant))) throw new InvalidInput('There is no such grant.');
      }
      await recordEvent(pool, { event: 'roleTaken', userId: principal, byId: null, tenant }, new Date());
      output.error('The grant was removed.');
    },
  }),
  defineCommand({
    name: 'lake grant list',
    summary: 'lists roles, of one user or robot or of all',
    positionals: ['holder'],
    input: z.object({ holder: holder.optional().describe(HOLDER) }),
    async run(services: AccessServices, { holder: typed }) {
      const { pool, output } = services;
      const principal = typed === undefined ? null : await findPrincipal(pool, typed);
      const { rows } = await pool.query<Grant & { email: string | null; robot: string | null }>(
        `SELECT email, lake_robots.name AS robot, role, tenant
         FROM grants LEFT JOIN lake_users ON lake_users.id = principal LEFT JOIN lake_robots ON lake_robots.id = principal
         WHERE $1::text IS NULL OR principal = $1 ORDER BY tenant, principal`,
        [principal],
      );
      for (const row of rows) output.out(`${row.email ?? row.robot ?? '?'}\t${describeGrant(services, row)}`);
    },
  }),
];
