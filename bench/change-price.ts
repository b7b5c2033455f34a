import type { Pool } from '@rooftop/database/pool';

/** Commits what an import commits when one price changes. */
export async function changePrice(pool: Pool, dealership: string, vin: string, cents: number): Promise<void> {
  await pool.query(
    `WITH next AS (
       UPDATE inventories SET version = version + 1 WHERE dealership = $1 RETURNING version
     ), changed AS (
       UPDATE vehicles SET version = next.version, fields = fields || jsonb_build_object('salePrice', $3::integer)
       FROM next WHERE dealership = $1 AND vin = $2 RETURNING next.version
     )
     SELECT pg_notify('inventory', jsonb_build_object('dealership', $1::text, 'version', version)::text) FROM changed`,
    [dealership, vin, cents],
  );
}
