/** People who work with the leads of a tenant. */
import type { Pool } from '@rooftop/database/pool';
import type { Member, Role } from './principal.ts';
import { hasRole } from './rights.ts';

const STAFF: readonly Role[] = ['administrator', 'agency', 'leadStaff'];

/** Returns true if the user may see personal data of a tenant. Robots never may. */
export const isStaff = (member: Pick<Member, 'grants' | 'isRobot'>, tenant: string): boolean =>
  !member.isRobot && hasRole(member, tenant, STAFF);

/** Lists the users who may see personal data of a tenant, by name. */
export async function listStaff(
  pool: Pool,
  tenant: string,
): Promise<readonly Pick<Member, 'id' | 'name' | 'email'>[]> {
  const { rows } = await pool.query<{ id: string; name: string; email: string }>(
    `SELECT id, name, email FROM lake_users
     WHERE disabled_at IS NULL AND EXISTS (
       SELECT FROM grants WHERE principal = lake_users.id AND tenant IN ($1, '*') AND role = ANY($2))
     ORDER BY name, id`,
    [tenant, STAFF],
  );
  return rows;
}
