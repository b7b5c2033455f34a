import type { Hit } from '@rooftop/inventory/index/result-page';
import type { RequestContext } from '#app/context.server.ts';
import { PUBLIC } from '@rooftop/platform/inventory/audiences';

/** Query parameter with the VIN of the private car whose teaser led here. */
const VEHICLE = 'vehicle';

/** The page's query for the car with this VIN. */
export const wantedQuery = (vin: string): string => `?${new URLSearchParams({ [VEHICLE]: vin })}`;

/** The private car to unlock the inventory for, or null if there is none. Must not be shown before it is unlocked. */
export async function wantedCar(request: Request, context: RequestContext): Promise<Hit | null> {
  const vin = new URL(request.url).searchParams.get(VEHICLE);
  if (vin === null) return null;
  const index = await context.inventory.index();
  const hit = index.findHit(vin, { ...PUBLIC, seesPrivate: true });
  return hit?.listing.isPrivate === true && hit.listing.status !== 'sold' ? hit : null;
}
