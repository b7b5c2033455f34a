/** People who work with the leads of a tenant. */
import type { Pool } from '@rooftop/database/pool';
import type { Member, Role } from '../rights/principal.ts';
import { hasRole } from '../rights/rights.ts';

interface StaffList {
  /** Returns true if the user may see personal data of a tenant. Robots never may. */
  includes(member: Pick<Member, 'grants' | 'isRobot'>, tenant: string): boolean;
  /** Lists the users who may see personal data of a tenant, by name: the platform's administrators too. */
  list(tenant: string): Promise<readonly StaffAccount[]>;
  /** Lists those of them who work with it, by name: not the administrators, who run the platform. */
  listWorkers(tenant: string): Promise<readonly StaffAccount[]>;
}
export type StaffAccount = Pick<Member, 'id' | 'name' | 'email'>;

/** @param roles roles that may see personal data of their tenant */
export function createStaffList(pool: Pool, roles: readonly Role[]): StaffList {
  const workers = roles.filter((role) => role !== 'administrator');
  async function listWith(tenant: string, held: readonly Role[]): Promise<readonly StaffAccount[]> {
    const { rows } = await pool.query<{ id: string; name: string; email: string }>(
      `SELECT id, name, email FROM lake_users
       WHERE disabled_at IS NULL AND EXISTS (
         SELECT FROM grants WHERE principal = lake_users.id AND tenant IN ($1, '*') AND role = ANY($2))
       ORDER BY name, id`,
      [tenant, held],
    );
    return rows;
  }
  return {
    includes: (member, tenant) => !member.isRobot && hasRole(member, tenant, roles),
    list: (tenant) => listWith(tenant, roles),
    listWorkers: (tenant) => listWith(tenant, workers),
  };
}
