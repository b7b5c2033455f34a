/** People who work with the leads of a tenant. */
import type { Pool } from '@rooftop/database/pool';
import type { Member, Role } from '../rights/principal.ts';
import { hasRole } from '../rights/rights.ts';

interface StaffList {
  /** Returns true if the user may see personal data of a tenant. Robots never may. */
  includes(member: Pick<Member, 'grants' | 'isRobot'>, tenant: string): boolean;
  /** Lists the users who may see personal data of a tenant, by name. */
  list(tenant: string): Promise<readonly Pick<Member, 'id' | 'name' | 'email'>[]>;
}

/** @param roles roles that may see personal data of their tenant */
export const createStaffList = (pool: Pool, roles: readonly Role[]): StaffList => ({
  includes: (member, tenant) => !member.isRobot && hasRole(member, tenant, roles),
  async list(tenant) {
    const { rows } = await pool.query<{ id: string; name: string; email: string }>(
      `SELECT id, name, email FROM lake_users
       WHERE disabled_at IS NULL AND EXISTS (
         SELECT FROM grants WHERE principal = lake_users.id AND tenant IN ($1, '*') AND role = ANY($2))
       ORDER BY name, id`,
      [tenant, roles],
    );
    return rows;
  },
});
