import { openPool } from '@rooftop/database/pool';
import { readFeedKits } from '../inventory/feed-kits.ts';
import { seedInventories } from '../inventory/seed-inventories.ts';
import { StartError } from './start-error.ts';

/**
 * Imports the feeds of shipped dealerships unless that was done before.
 * @param dealerships existing dealerships; others get no cars
 * @returns number of imported cars, or null if there was nothing to do
 */
export async function importShippedFeeds(
  url: string,
  dealerships: readonly { readonly id: string }[],
): Promise<number | null> {
  const ids = new Set(dealerships.map(({ id }) => id));
  const pool = openPool(url, { max: 3 });
  try {
    return await seedInventories(
      pool,
      (await readFeedKits()).filter(({ slug }) => ids.has(`dealership-${slug}`)),
    );
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The inventories of tenants/ could not be imported:\n${message}`, { cause });
  } finally {
    await pool.end();
  }
}
