/** The cars of the shipped dealerships, and what they ask for them, as everyone may see it. */
import { readFile } from 'node:fs/promises';
import type { FeedVehicle } from '@rooftop/inventory/feeds/feed-row';
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

/** The cars of a feed of any format. */
export async function vehiclesOf(path: string): Promise<readonly FeedVehicle[]> {
  const vehicles: FeedVehicle[] = [];
  for await (const row of readFeed(path, { format: 'auto', columns: {}, stores: {}, defaultStore: null }))
    if (row.kind === 'vehicle') vehicles.push(row.vehicle);
  return vehicles;
}

/** A dealership's latest feed. */
export async function shippedVehicles(slug: (typeof SHIPPED)[number]): Promise<readonly FeedVehicle[]> {
  const { files } = feedShape.parse(await readJson(`tenants/${slug}/feed.json`));
  return vehiclesOf(new URL(`tenants/${slug}/${files.at(-1)}`, root).pathname);
}

/** A dealership's asking prices, without private cars and locked prices. */
export async function shippedAskingPrices(slug: (typeof SHIPPED)[number]): Promise<readonly AskingPrice[]> {
  const kit = kitShape.parse(await readJson(`tenants/${slug}/dealership.json`));
  const asking: AskingPrice[] = [];
  for (const vehicle of await shippedVehicles(slug)) {
    const price = shownPrice(vehicle);
    const isLocked = kit.inventory.lockedPrices.includes(conditionOf(vehicle));
    if (price === null || vehicle.isPrivate || isLocked) continue;
    asking.push({ ...vehicle, price });
  }
  return asking;
}
