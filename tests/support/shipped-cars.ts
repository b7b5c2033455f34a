/** What the shipped dealerships ask for their cars, as everyone may see it. */
import { readFile } from 'node:fs/promises';
import { readFeed } from '@rooftop/inventory/feeds/read-feed';
import { conditionOf, LISTING_CONDITIONS, shownPrice } from '@rooftop/inventory/vehicle';
import type { AskingPrice } from '@rooftop/trade/valuation/asking-price';
import { z } from 'zod';

export const SHIPPED = ['lakeshore', 'north-country', 'summit'] as const;

const root = new URL('../..', import.meta.url);
const kitShape = z.object({
  inventory: z.object({ lockedPrices: z.array(z.enum(LISTING_CONDITIONS)).default([]) }),
});
const feedShape = z.object({ files: z.array(z.string()) });

const readJson = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(path, root), 'utf8'));

/** A dealership's asking prices, without private cars and locked prices. */
export async function shippedAskingPrices(slug: (typeof SHIPPED)[number]): Promise<readonly AskingPrice[]> {
  const kit = kitShape.parse(await readJson(`tenants/${slug}/dealership.json`));
  const { files } = feedShape.parse(await readJson(`tenants/${slug}/feed.json`));
  const path = new URL(`tenants/${slug}/${files.at(-1)}`, root).pathname;
  const asking: AskingPrice[] = [];
  for await (const row of readFeed(path, { format: 'auto', columns: {}, stores: {}, defaultStore: null })) {
    if (row.kind !== 'vehicle') continue;
    const { vehicle } = row;
    const price = shownPrice(vehicle);
    const isLocked = kit.inventory.lockedPrices.includes(conditionOf(vehicle));
    if (price === null || vehicle.isPrivate || isLocked) continue;
    asking.push({ ...vehicle, price });
  }
  return asking;
}
