import { data, redirect } from '#app/framework.server.ts';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import { type Listing, SOLD_PAGE_MS } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '#app/context.server.ts';
import type { PageHead } from '#app/site/head/page-head.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { notFound } from '#app/http/not-found.ts';
import { audienceOf } from '@rooftop/platform/inventory/audiences';
import { type AbsentView, privateVehicle, soldVehicle } from './absent-vehicle.server.ts';
import { availableVehiclePage, type OfferedView } from './offered-vehicle.server.ts';
import { rememberViewed } from '#app/vehicles/detail/recently-viewed.server.ts';
import { vehicleFact } from '#app/vehicles/vehicle-fact.server.ts';
import { writeFacts } from '#app/visitor/tracking/page-facts.ts';

export type VehicleView = OfferedView | AbsentView;

export interface VehiclePage {
  readonly head: PageHead;
  readonly vehicle: VehicleView;
  /** See `writeFacts`. */
  readonly facts: string;
  /** See app/site/layout/page-layout.ts. */
  readonly hasBottomBar?: boolean;
}

/** The page of a sold vehicle, which becomes a 410 once it expires. */
async function soldPage(listing: Listing, index: SearchIndex, context: RequestContext) {
  const now = context.now.getTime();
  const goneAt = (listing.soldAt ?? now) + SOLD_PAGE_MS;
  const isGone = now > goneAt;
  if (!isGone) context.validUntil(new Date(goneAt));
  const { head, view } = await soldVehicle(listing, index, context);
  const facts = writeFacts({ kind: 'vehicleAbsent', error: isGone ? 410 : null });
  return data<VehiclePage>({ head, vehicle: view, facts }, { status: isGone ? 410 : 200 });
}

/** Redirects any other URL with a vehicle's VIN to its canonical URL. */
function redirectToCanonical(listing: Listing, request: Request, context: RequestContext): void {
  const { path, locale, dealership } = context;
  const canonical = vehiclePath(listing);
  if (path === canonical) return;
  const { search } = new URL(request.url);
  throw redirect(localPath(canonical + search, locale, dealership.languages), 301);
}

/**
 * Handles a vehicle URL. A private vehicle is not redirected, because its canonical URL would reveal what it is.
 * @param vin upper case
 * @throws Response (404) for a VIN the dealership never had, (301) to the vehicle's canonical URL
 */
export async function vehiclePage(
  vin: string,
  index: SearchIndex,
  request: Request,
  context: RequestContext,
) {
  const known = index.find(vin);
  const listing = known ?? (await context.inventory.findSoldCar(vin));
  if (listing === null) throw notFound('invalid');
  const hit = known && index.findHit(vin, await audienceOf(context));
  if (listing.isPrivate && !hit) {
    const { head, view } = await privateVehicle(vin, context);
    const facts = writeFacts({ kind: 'vehicleAbsent', error: null });
    return data<VehiclePage>({ head, vehicle: view, facts });
  }
  redirectToCanonical(listing, request, context);
  if (!hit || listing.status === 'sold') return soldPage(listing, index, context);
  const { head, view } = await availableVehiclePage(hit, index, request, context);
  const cookie = rememberViewed(vin, request, context);
  return data<VehiclePage>(
    {
      head,
      vehicle: view,
      facts: writeFacts({ kind: 'vehicleViewed', vehicle: vehicleFact(hit) }),
      hasBottomBar: true,
    },
    { headers: cookie === null ? {} : { 'Set-Cookie': cookie } },
  );
}
