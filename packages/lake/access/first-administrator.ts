import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import { newPassword } from './secrets.ts';
import { grants, lakeUsers } from './tables.ts';
import { createUser } from './users.ts';

const EMAIL = 'administrator@rooftop.localhost';

/**
 * Creates the first administrator. Returns the sign-in details, which are shown only once, or null if there is
 * already an administrator. The password is random and only shown to the owner, so they need not change it.
 */
export async function ensureFirstAdministrator(
  pool: Pool,
): Promise<{ email: string; password: string } | null> {
  const found = await drizzle(pool)
    .select({ id: lakeUsers.id })
    .from(lakeUsers)
    .innerJoin(grants, eq(grants.principal, lakeUsers.id))
    .where(eq(grants.role, 'administrator'))
    .limit(1);
  if (found.length > 0) return null;
  const password = newPassword();
  const grant = { tenant: '*', role: 'administrator' } as const;
  const user = await createUser(pool, { email: EMAIL, name: 'Administrator', grants: [grant], password });
  return user === null ? null : { email: EMAIL, password };
}
