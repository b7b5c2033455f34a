/** Reads and writes grants in the database. rights.ts evaluates them. */
import { and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from '@rooftop/database/pool';
import type { Grant, Principal } from './principal.ts';
import { hasRole } from './rights.ts';
import { grants, lakeTenantIds } from './tables.ts';

/** Thrown if the principal may not do this. The message is a sentence for them. */
export class AccessRefused extends Error {
  override readonly name = 'AccessRefused';
}

/** Sets a principal's role in a tenant, replacing any previous role there. */
export async function addGrant(database: Pool | PoolClient, principal: string, grant: Grant): Promise<void> {
  await drizzle(database)
    .insert(grants)
    .values({ principal, ...grant })
    .onConflictDoUpdate({ target: [grants.principal, grants.tenant], set: { role: grant.role } });
}

/** Removes a principal's role in a tenant. Returns false if they had none. */
export async function removeGrant(pool: Pool, principal: string, tenant: string): Promise<boolean> {
  const removed = await drizzle(pool)
    .delete(grants)
    .where(and(eq(grants.principal, principal), eq(grants.tenant, tenant)))
    .returning({ principal: grants.principal });
  return removed.length > 0;
}

/**
 * Must be called inside the transaction that writes a `tenant` document under an unused id, draft or published
 * (calling it again for the other one is harmless). Reserves the id permanently and gives an agency its role in the
 * new tenant. A previously used id, deleted or not, is refused to everyone without an agency's role in it,
 * because existing documents and history under it would become theirs. After the commit, call `forget()` so that the
 * new grant applies immediately.
 * @param tenantId the published id
 * @throws AccessRefused if the id is not available. The transaction must then fail.
 */
export async function grantForNewTenant(
  client: PoolClient,
  principal: Principal,
  tenantId: string,
): Promise<void> {
  const db = drizzle(client);
  const taken = await db
    .insert(lakeTenantIds)
    .values({ id: tenantId, createdBy: principal.id })
    .onConflictDoNothing()
    .returning({ id: lakeTenantIds.id });
  if (hasRole(principal, tenantId, ['administrator', 'agency'])) return;
  const others = await db
    .select({ principal: grants.principal })
    .from(grants)
    .where(eq(grants.tenant, tenantId))
    .limit(1);
  if (taken.length === 0 || others.length > 0) {
    throw new AccessRefused('This tenant id is already in use: choose another slug.');
  }
  await db.insert(grants).values({ principal: principal.id, tenant: tenantId, role: 'agency' });
}
