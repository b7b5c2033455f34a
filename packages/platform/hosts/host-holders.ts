/** Which dealership holds which hostname: the confirmations, stored where no agency can write. */
import type { Pool, PoolClient } from '@rooftop/database/pool';
import type { HostHolders } from '@rooftop/tenancy/find-dealership';

/** All confirmations: ID of the dealership's document by host without `www.`. */
export async function readHostHolders(database: Pool | PoolClient): Promise<HostHolders> {
  const { rows } = await database.query<{ host: string; dealership: string }>(
    'SELECT host, dealership FROM host_holders',
  );
  return new Map(rows.map(({ host, dealership }) => [host, dealership]));
}

export interface HostHolder {
  /** Normalized, without `www.`. */
  readonly host: string;
  /** ID of the dealership's document. */
  readonly dealership: string;
  /** 'dns', 'slug', 'command', or the ID of an administrator. */
  readonly by: string;
}

/** Makes a dealership the holder of a host, replacing any other. For administrators' decisions. */
export async function confirmHost(
  database: Pool | PoolClient,
  { host, dealership, by }: HostHolder,
): Promise<void> {
  await database.query(
    `INSERT INTO host_holders (host, dealership, confirmed_by) VALUES ($1, $2, $3)
     ON CONFLICT (host) DO UPDATE
       SET dealership = excluded.dealership, confirmed_by = excluded.confirmed_by, confirmed_at = now()`,
    [host, dealership, by],
  );
}

/**
 * Makes a dealership the holder of a host that has no holder, or only `former`. Does nothing if another process was
 * faster.
 * @param former ID of a dealership that no longer claims the host
 */
export async function confirmFreeHost(
  database: Pool | PoolClient,
  { host, dealership, by }: HostHolder,
  former: string | undefined,
): Promise<void> {
  await database.query(
    `INSERT INTO host_holders (host, dealership, confirmed_by) VALUES ($1, $2, $3)
     ON CONFLICT (host) DO UPDATE
       SET dealership = excluded.dealership, confirmed_by = excluded.confirmed_by, confirmed_at = now()
       WHERE host_holders.dealership = $4`,
    [host, dealership, by, former ?? null],
  );
}
