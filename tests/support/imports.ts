/** Feeds for storage tests. */
import type { FeedRow, FeedVehicle } from '@rooftop/inventory/feeds/feed-row';
import { generateListings } from './listings/generate-listings.ts';
import { vehicleShape } from '@rooftop/inventory/vehicle';
import type { ImportRequest } from '@rooftop/inventory/storage/apply-import';

/** Dates of imports in tests. */
export const MONDAY = new Date('2026-11-16T06:00:00Z');
export const TUESDAY = new Date('2026-11-17T06:00:00Z');
export const WEDNESDAY = new Date('2026-11-18T06:00:00Z');

/** Plausible cars, none sold. */
export function feedVehicles(count: number, seed = 1): readonly FeedVehicle[] {
  return generateListings(count, seed).map((listing) => {
    const vehicle = vehicleShape.parse(listing);
    const salePrice = vehicle.salePrice ?? 1_000_000;
    return { ...vehicle, oldPrice: null, salePrice, status: 'available' };
  });
}

/** A feed of these cars, one per line. */
export async function* feedOf(vehicles: Iterable<FeedVehicle>): AsyncGenerator<FeedRow> {
  let line = 1;
  for (const vehicle of vehicles) {
    line += 1;
    yield { kind: 'vehicle', line, vehicle, warnings: [] };
  }
}

/** An import of one dealership's main source. */
export function importOf(
  vehicles: Iterable<FeedVehicle>,
  options: Partial<ImportRequest> = {},
): ImportRequest {
  return {
    dealership: 'dealership-a',
    source: 'main',
    guardShare: 0.4,
    at: MONDAY,
    open: async () => feedOf(vehicles),
    ...options,
  };
}
