/** Users and robots of the lake that a principal may see. */
import { inArray, isNotNull, isNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import { ROLES, type Grant, type Member, type Principal, type Role } from './principal.ts';
import { isAdministrator } from './rights.ts';
import { grants, lakeRobots, lakeUsers } from './tables.ts';

/** Readable names of the roles. */
export const ROLE_TITLES: Readonly<Record<Role, { title: string; description: string }>> = {
  administrator: { title: 'Administrator', description: 'Everything' },
  agency: {
    title: 'Agency',
    description: 'Content and settings of what it manages, and shared content',
  },
  editor: { title: 'Editor', description: 'Content of what was granted' },
  leadStaff: { title: 'Lead staff', description: 'Leads of what was granted; reads its content' },
  viewer: { title: 'Viewer', description: 'Reads the content of what was granted' },
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
  const db = drizzle(pool);
  const ids = options.ids === undefined ? undefined : [...options.ids];
  const [users, robots, granted] = await Promise.all([
    db
      .select({ id: lakeUsers.id, name: lakeUsers.name, email: lakeUsers.email })
      .from(lakeUsers)
      // Authors of old documents keep their names. Lists only contain users who can still sign in.
      .where(ids === undefined ? isNull(lakeUsers.disabledAt) : inArray(lakeUsers.id, ids))
      .orderBy(lakeUsers.name, lakeUsers.id),
    db
      .select({ id: lakeRobots.id, name: lakeRobots.name })
      .from(lakeRobots)
      .where(ids === undefined ? isNotNull(lakeRobots.tokenHash) : inArray(lakeRobots.id, ids))
      .orderBy(lakeRobots.name),
    db
      .select()
      .from(grants)
      .where(ids === undefined ? undefined : inArray(grants.principal, ids)),
  ]);
  const grantsOf = Map.groupBy(granted, (grant) => grant.principal);
  const all: Member[] = [
    ...users.map((user) => ({ ...user, isRobot: false })),
    ...robots.map((robot) => ({ ...robot, email: null, isRobot: true })),
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
