import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { BodyStyle } from '@rooftop/inventory/vehicle';
import type { LeadVehicle } from '@rooftop/leads/lead';
import type { RequestContext } from '../context.server.ts';
import { STAFF } from '@rooftop/platform/inventory/audiences';
import { orFallback } from '@rooftop/platform/or-fallback';

/** Body styles for staff and CRMs. Leads are in English. */
export const BODY_STYLE_WORDS = {
  suvs: 'SUV',
  sedans: 'Sedan',
  wagons: 'Wagon',
  coupes: 'Coupe',
  convertibles: 'Convertible',
  hatchbacks: 'Hatchback',
  trucks: 'Truck',
  minivans: 'Minivan',
  commercial: 'Commercial vehicle',
} as const satisfies Record<BodyStyle, string>;

/**
 * The car that a lead is about, for staff: with its price even if it is locked for the visitor. What the visitor reads
 * afterwards must not state it.
 * @param hit null for a lead without a car of ours
 */
export async function leadVehicle(
  hit: Hit | null,
  { inventory }: Pick<RequestContext, 'inventory'>,
): Promise<LeadVehicle | null> {
  if (hit === null) return null;
  const index = await orFallback(inventory.index(), null);
  const { listing, price } = index?.findHit(hit.listing.vin, STAFF) ?? hit;
  const { condition, year, make, model, trim, vin, stockNumber, bodyStyle } = listing;
  const { transmission, exteriorColor, interiorColor, mileage } = listing;
  return {
    interest: 'buy',
    status: condition,
    year,
    make,
    model,
    trim,
    vin,
    stockNumber,
    bodyStyle: bodyStyle === null ? null : BODY_STYLE_WORDS[bodyStyle],
    transmission,
    exteriorColor,
    interiorColor,
    price,
    mileage,
    path: vehiclePath(listing),
  };
}
