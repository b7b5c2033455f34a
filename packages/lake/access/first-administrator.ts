import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import { newPassword } from './secrets.ts';
import { grants, lakeUsers } from './tables.ts';
import { createUser } from './users.ts';

const EMAIL = 'administrator@rooftop.localhost';

/**
 * Makes the first administrator and answers how to sign in, to be shown this once; null when somebody is an
 * administrator already. The password is random and shown to the owner alone, so it need not be changed.
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
  const grant = { dealership: '*', role: 'administrator' } as const;
  const user = await createUser(pool, { email: EMAIL, name: 'Administrator', grants: [grant], password });
  return user === null ? null : { email: EMAIL, password };
}
