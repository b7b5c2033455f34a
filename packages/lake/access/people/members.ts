/** Users and robots of the lake that a principal may see. */
import type { Pool } from '@rooftop/database/pool';
import { ROLES, type Grant, type Member, type Principal, type Role } from '../rights/principal.ts';
import { isAdministrator } from '../rights/rights.ts';

/** Readable names of the roles. */
export const ROLE_TITLES: Readonly<Record<Role, { title: string; description: string }>> = {
  administrator: { title: 'Administrator', description: 'Can do everything' },
  agency: {
    title: 'Agency',
    description: 'Can edit content and settings in its own area, and shared content',
  },
  editor: { title: 'Editor', description: 'Can edit content in their own area' },
  leadStaff: { title: 'Sales', description: 'Can work with leads and read content in their own area' },
  viewer: { title: 'Viewer', description: 'Can read content in their own area' },
};

/** Returns someone's roles in any tenant, from most to least powerful, in the shape of Sanity's API. */
export function rolesOf(granted: readonly Grant[]): { name: Role; title: string; description: string }[] {
  return ROLES.filter((role) => granted.some((grant) => grant.role === role)).map((name) => ({
    name,
    ...ROLE_TITLES[name],
  }));
}

function shareTenant(one: readonly Grant[], other: readonly Grant[]): boolean {
  return one.some((mine) =>
    other.some((his) => mine.tenant === his.tenant || mine.tenant === '*' || his.tenant === '*'),
  );
}

/**
 * Returns the members the principal may see: everyone who shares a tenant with them, or all for administrators.
 * By id, also returns retired robots.
 */
export async function visibleMembers(
  pool: Pool,
  principal: Principal,
  options: { readonly ids?: readonly string[] } = {},
): Promise<Member[]> {
  const ids = options.ids ?? null;
  const [users, robots, granted] = await Promise.all([
    // Authors of old documents keep their names. Lists only contain users who can still sign in.
    pool.query<{ id: string; name: string; email: string }>(
      `SELECT id, name, email FROM lake_users
       WHERE CASE WHEN $1::text[] IS NULL THEN disabled_at IS NULL ELSE id = ANY($1) END ORDER BY name, id`,
      [ids],
    ),
    pool.query<{ id: string; name: string }>(
      `SELECT id, name FROM lake_robots
       WHERE CASE WHEN $1::text[] IS NULL THEN token_hash IS NOT NULL ELSE id = ANY($1) END ORDER BY name`,
      [ids],
    ),
    pool.query<Grant & { principal: string }>(
      'SELECT principal, tenant, role FROM grants WHERE $1::text[] IS NULL OR principal = ANY($1)',
      [ids],
    ),
  ]);
  const grantsOf = Map.groupBy(granted.rows, (grant) => grant.principal);
  const all: Member[] = [
    ...users.rows.map((user) => ({ ...user, isRobot: false })),
    ...robots.rows.map((robot) => ({ ...robot, email: null, isRobot: true })),
  ].map((member) => ({ ...member, grants: grantsOf.get(member.id) ?? [] }));
  return all.filter(
    (member) =>
      isAdministrator(principal) ||
      member.id === principal.id ||
      // A robot that is no longer used, such as the seed, has no grants left. Readers of its documents still see its
      // name.
      (ids !== undefined && member.isRobot && member.grants.length === 0) ||
      shareTenant(principal.grants, member.grants),
  );
}
