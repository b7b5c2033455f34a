/** Reads and writes grants in the database. rights.ts evaluates them. */
import type { Pool, PoolClient } from '@rooftop/database/pool';
import { recordEvent } from '../audit/access-log.ts';
import type { Grant, Principal } from '../rights/principal.ts';
import { hasRole } from '../rights/rights.ts';

/** Thrown if the principal may not do this. The message is a sentence for them. */
export class AccessRefused extends Error {
  override readonly name = 'AccessRefused';
}

/** Sets a principal's role in a tenant, replacing any previous role there. */
export async function addGrant(database: Pool | PoolClient, principal: string, grant: Grant): Promise<void> {
  await database.query(
    `INSERT INTO grants (principal, tenant, role) VALUES ($1, $2, $3)
     ON CONFLICT (principal, tenant) DO UPDATE SET role = excluded.role`,
    [principal, grant.tenant, grant.role],
  );
}

/** Removes a principal's role in a tenant. Returns false if they had none. */
export async function removeGrant(
  database: Pool | PoolClient,
  principal: string,
  tenant: string,
): Promise<boolean> {
  const { rowCount } = await database.query('DELETE FROM grants WHERE principal = $1 AND tenant = $2', [
    principal,
    tenant,
  ]);
  return rowCount !== 0;
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
  const taken = await client.query(
    'INSERT INTO lake_tenant_ids (id, created_by) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id',
    [tenantId, principal.id],
  );
  if (hasRole(principal, tenantId, ['administrator', 'agency'])) return;
  const others = await client.query('SELECT FROM grants WHERE tenant = $1 LIMIT 1', [tenantId]);
  if (taken.rows.length === 0 || others.rows.length > 0) {
    throw new AccessRefused('This tenant id is already in use: choose another slug.');
  }
  await client.query(`INSERT INTO grants (principal, tenant, role) VALUES ($1, $2, 'agency')`, [
    principal.id,
    tenantId,
  ]);
  const event = { event: 'roleGiven', userId: principal.id, byId: principal.id } as const;
  await recordEvent(client, { ...event, tenant: tenantId, role: 'agency' }, new Date());
}
