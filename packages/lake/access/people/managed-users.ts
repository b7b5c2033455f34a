/** Users as those who manage them see them. */
import type { Pool } from '@rooftop/database/pool';
import { managedGrants, managedTenants } from '../rights/granting.ts';
import type { Member, Principal } from '../rights/principal.ts';

/** A user who can sign in. */
interface ManagedUser extends Member {
  readonly email: string;
  readonly hasTwoFactor: boolean;
  /** Null if they never signed in. */
  readonly lastSignInAt: Date | null;
  /** When they last used a session that has not ended. */
  readonly lastSeenAt: Date | null;
}

/** Returns users who can sign in, with all their grants. */
export async function readUsers(
  pool: Pool,
  which: { readonly id?: string; readonly email?: string } = {},
): Promise<ManagedUser[]> {
  const { rows } = await pool.query<Omit<ManagedUser, 'isRobot'>>(
    `SELECT id, name, email,
       EXISTS (SELECT FROM lake_two_factor WHERE user_id = lake_users.id) AS "hasTwoFactor",
       (SELECT max(at) FROM lake_access_events
         WHERE user_id = lake_users.id AND event = 'signedIn') AS "lastSignInAt",
       (SELECT max(used_at) FROM lake_sessions WHERE user_id = lake_users.id) AS "lastSeenAt",
       ARRAY(SELECT json_build_object('tenant', tenant, 'role', role) FROM grants
         WHERE principal = lake_users.id ORDER BY tenant) AS grants
     FROM lake_users
     WHERE disabled_at IS NULL AND ($1::text IS NULL OR id = $1) AND ($2::text IS NULL OR email = $2)
     ORDER BY name, id`,
    [which.id, which.email],
  );
  return rows.map((user) => ({ ...user, isRobot: false }));
}

/** Returns a user whose grants the principal manages, or undefined for others, as if they did not exist. */
export async function findManagedUser(
  pool: Pool,
  principal: Principal,
  id: string,
): Promise<ManagedUser | undefined> {
  const [person] = await readUsers(pool, { id });
  if (person === undefined || managedTenants(principal) === '*') return person;
  return managedGrants(principal, person.grants).length > 0 ? person : undefined;
}
