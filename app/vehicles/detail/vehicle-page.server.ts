import { data, redirect } from '@remix-run/node';
import { vehiclePath } from '@rooftop/inventory/address/vehicle-path';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import type { Listing } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '../../context.server.ts';
import type { PageHead } from '../../head/page-head.server.ts';
import { localPath } from '../../http/asked-page.ts';
import { pageMissing } from '../../http/page-missing.ts';
import { audienceOf } from '../../inventory/audience.server.ts';
import { type AbsentView, privateVehicle, soldVehicle } from './absent-vehicle.server.ts';
import { offeredVehicle, type OfferedView } from './offered-vehicle.server.ts';
import { rememberViewed } from './recently-viewed.server.ts';

export type VehicleView = OfferedView | AbsentView;

export interface VehiclePage {
  readonly head: PageHead;
  readonly vehicle: VehicleView;
}

/** For so long a sold vehicle's page is there; then it is gone for good, and search engines may forget it. */
const SOLD_PAGE_MS = 30 * 86_400_000;

const soldStatus = ({ soldAt }: Listing, now: Date): 200 | 410 =>
  soldAt !== null && now.getTime() - soldAt > SOLD_PAGE_MS ? 410 : 200;

/** A vehicle has one address: whatever else has its VIN leads there. */
function redirectToCanonical(listing: Listing, request: Request, context: RequestContext): void {
  const { path, locale, dealership } = context;
  const canonical = vehiclePath(listing);
  if (path === canonical) return;
  const { search } = new URL(request.url);
  throw redirect(localPath(canonical + search, locale, dealership.languages), 301);
}

/**
 * Answers for the address of a vehicle. A private one gets no redirect: its address would tell what it is.
 * @param vin upper case
 * @throws Response 404 for a VIN that the dealership never had, 301 to the vehicle's own address
 */
export async function vehiclePage(
  vin: string,
  index: SearchIndex,
  request: Request,
  context: RequestContext,
) {
  const listing = index.find(vin);
  if (listing === undefined) throw pageMissing('invalid');
  const hit = index.show(vin, audienceOf(context));
  if (hit === null) {
    const { head, view } = await privateVehicle(context);
    return data<VehiclePage>({ head, vehicle: view });
  }
  redirectToCanonical(listing, request, context);
  if (listing.status === 'sold') {
    const { head, view } = await soldVehicle(listing, index, context);
    return data<VehiclePage>({ head, vehicle: view }, { status: soldStatus(listing, context.now) });
  }
  const { head, view } = await offeredVehicle(hit, index, request, context);
  const cookie = rememberViewed(vin, request, context);
  return data<VehiclePage>(
    { head, vehicle: view },
    { headers: cookie === null ? {} : { 'Set-Cookie': cookie } },
  );
}
