import type { Pool } from '@rooftop/database/pool';
import { newPassword } from '../secrets/secrets.ts';
import { createUser } from './users.ts';

const EMAIL = 'administrator@rooftop.localhost';

/**
 * Creates the first administrator. Returns the sign-in details, which are shown only once, or null if there is
 * already an administrator. The password is random and only shown to the owner, so they need not change it.
 */
export async function ensureFirstAdministrator(
  pool: Pool,
): Promise<{ email: string; password: string } | null> {
  const { rows } = await pool.query(
    `SELECT FROM lake_users JOIN grants ON principal = id WHERE role = 'administrator' LIMIT 1`,
  );
  if (rows.length > 0) return null;
  const password = newPassword();
  const grant = { tenant: '*', role: 'administrator' } as const;
  const user = await createUser(pool, { email: EMAIL, name: 'Administrator', grants: [grant], password });
  return user === null ? null : { email: EMAIL, password };
}
