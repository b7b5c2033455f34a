/** Grants as rows: read and written here, judged in rights.ts. */
import { and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from '@rooftop/database/pool';
import type { Grant, Principal } from './principal.ts';
import { holds } from './rights.ts';
import { grants, lakeDealershipIds } from './tables.ts';

/** The principal may not do this; the message is a sentence for him. */
export class AccessRefused extends Error {
  override readonly name = 'AccessRefused';
}

/** Sets a principal's role in a dealership; a role he had there is replaced. */
export async function addGrant(database: Pool | PoolClient, principal: string, grant: Grant): Promise<void> {
  await drizzle(database)
    .insert(grants)
    .values({ principal, ...grant })
    .onConflictDoUpdate({ target: [grants.principal, grants.dealership], set: { role: grant.role } });
}

/** Takes a principal's role in a dealership; false when he had none. */
export async function removeGrant(pool: Pool, principal: string, dealership: string): Promise<boolean> {
  const removed = await drizzle(pool)
    .delete(grants)
    .where(and(eq(grants.principal, principal), eq(grants.dealership, dealership)))
    .returning({ principal: grants.principal });
  return removed.length > 0;
}

/**
 * To be called inside the transaction that writes a `dealership` document under an id that held none (draft or
 * published alike; calling it again for the other edition does no harm). Records the id for good and gives an
 * agency its role in the new dealership. An id that was taken before, deleted or not, is refused to everybody
 * who has no agency's role in it, because documents and history written under it would become his: throws
 * AccessRefused, and the transaction must fail with it. After the commit call `forget()`, so that the new grant
 * counts at once.
 * @param dealershipId the published id
 */
export async function grantForNewDealership(
  client: PoolClient,
  principal: Principal,
  dealershipId: string,
): Promise<void> {
  const db = drizzle(client);
  const taken = await db
    .insert(lakeDealershipIds)
    .values({ id: dealershipId, createdBy: principal.id })
    .onConflictDoNothing()
    .returning({ id: lakeDealershipIds.id });
  if (holds(principal, dealershipId, ['administrator', 'agency'])) return;
  const others = await db
    .select({ principal: grants.principal })
    .from(grants)
    .where(eq(grants.dealership, dealershipId))
    .limit(1);
  if (taken.length === 0 || others.length > 0) {
    throw new AccessRefused('This dealership id is taken: choose another slug.');
  }
  await db.insert(grants).values({ principal: principal.id, dealership: dealershipId, role: 'agency' });
}
