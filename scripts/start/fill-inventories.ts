import { openPool } from '@rooftop/database/pool';
import { readInventories } from '../../tenants/inventory/inventories.ts';
import { seedInventories } from '../inventory/seed-inventories.ts';
import { StartError } from './start-error.ts';

/**
 * Gives shipped dealerships the cars of their feeds, unless they had them before.
 * @param dealerships those that there are: the others get none
 * @returns how many cars came; null: there was nothing to do
 */
export async function fillInventories(
  url: string,
  dealerships: readonly { readonly id: string }[],
): Promise<number | null> {
  const ids = new Set(dealerships.map(({ id }) => id));
  const pool = openPool(url, { max: 3 });
  try {
    return await seedInventories(
      pool,
      (await readInventories()).filter(({ slug }) => ids.has(`dealership-${slug}`)),
    );
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The inventories of tenants/ could not be imported:\n${message}`, { cause });
  } finally {
    await pool.end();
  }
}
