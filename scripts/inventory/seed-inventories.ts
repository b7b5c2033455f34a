import { fileURLToPath } from 'node:url';
import type { Pool } from '@rooftop/database/pool';
import { importSource } from '@rooftop/inventory/feeds/import-source';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { findSource, saveSource } from '@rooftop/inventory/storage/sources';
import type { FeedKit } from './feed-kits.ts';

const SOURCE = 'main';
const RUNS_LOOKED_AT = 20;

async function seedInventory(pool: Pool, { slug, files, photos, settings }: FeedKit): Promise<number | null> {
  const dealership = `dealership-${slug}`;
  const runs = await createInventoryStore(pool).imports(dealership, RUNS_LOOKED_AT);
  if (runs.filter(({ counts }) => counts !== null).length >= files.length) return null;
  const place = (name: string) => fileURLToPath(new URL(`../../tenants/${slug}/${name}`, import.meta.url));
  const photoFolder = photos === undefined ? null : place(photos);
  let cars = 0;
  for (const file of files) {
    await saveSource(pool, dealership, SOURCE, {
      ...settings,
      place: { kind: 'file', path: place(file) },
      photoFolder,
    });
    const source = await findSource(pool, dealership, SOURCE);
    if (source === null) throw new Error(`${dealership} no longer has its source`);
    const { counts, problem } = await importSource(pool, source);
    if (problem !== null) throw new Error(`${slug}/${file}: ${problem}`);
    cars = counts === null ? 0 : counts.added + counts.changed + counts.unchanged + counts.returned;
  }
  return cars;
}

/**
 * Imports the feeds of the shipped dealerships unless that has been done already. Returns the number of cars in their
 * inventories, or null if there was nothing to do.
 */
export async function seedInventories(pool: Pool, kits: readonly FeedKit[]): Promise<number | null> {
  const cars: number[] = [];
  for (const kit of kits) {
    const count = await seedInventory(pool, kit);
    if (count !== null) cars.push(count);
  }
  return cars.length === 0 ? null : cars.reduce((sum, count) => sum + count, 0);
}
