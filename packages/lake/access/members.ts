/** People and robots of the lake, as far as somebody may see them. */
import { inArray, isNotNull, isNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import { ROLES, type Grant, type Principal, type Role } from './principal.ts';
import { isAdministrator } from './rights.ts';
import { grants, lakeRobots, lakeUsers } from './tables.ts';

/** The roles as people read them. */
export const ROLE_TITLES: Readonly<Record<Role, { title: string; description: string }>> = {
  administrator: { title: 'Administrator', description: 'Everything, in every dealership' },
  agency: {
    title: 'Agency',
    description: 'Content and settings of the agency’s dealerships, and shared content',
  },
  editor: { title: 'Editor', description: 'Content of granted dealerships' },
  leadStaff: { title: 'Lead staff', description: 'Leads of granted dealerships; reads their content' },
  viewer: { title: 'Viewer', description: 'Reads the content of granted dealerships' },
};

/** Roles somebody has anywhere, from most to least, in the shape of Sanity's API. */
export function rolesOf(granted: readonly Grant[]): { name: Role; title: string; description: string }[] {
  return ROLES.filter((role) => granted.some((grant) => grant.role === role)).map((name) => ({
    name,
    ...ROLE_TITLES[name],
  }));
}

function shareDealership(one: readonly Grant[], other: readonly Grant[]): boolean {
  return one.some((mine) =>
    other.some(
      (his) => mine.dealership === his.dealership || mine.dealership === '*' || his.dealership === '*',
    ),
  );
}

/** Those whom the principal may know: who shares a dealership with him; for administrators all. By id also retired robots. */
export async function visibleMembers(
  pool: Pool,
  principal: Principal,
  options: { readonly ids?: readonly string[] } = {},
): Promise<Principal[]> {
  const db = drizzle(pool);
  const ids = options.ids === undefined ? undefined : [...options.ids];
  const [users, robots, granted] = await Promise.all([
    db
      .select({ id: lakeUsers.id, name: lakeUsers.name, email: lakeUsers.email })
      .from(lakeUsers)
      // Authors of old documents keep their names; lists hold who may still sign in.
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
  const all: Principal[] = [
    ...users.map((user) => ({ ...user, isRobot: false })),
    ...robots.map((robot) => ({ ...robot, email: null, isRobot: true })),
  ].map((member) => ({ ...member, grants: grantsOf.get(member.id) ?? [] }));
  return all.filter(
    (member) =>
      isAdministrator(principal) ||
      member.id === principal.id ||
      // A robot whose work is done, such as the seed, has no grants left; whoever reads what it wrote sees its name.
      (ids !== undefined && member.isRobot && member.grants.length === 0) ||
      shareDealership(principal.grants, member.grants),
  );
}
