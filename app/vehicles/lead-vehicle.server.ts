import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { BodyStyle } from '@rooftop/inventory/vehicle';
import type { LeadVehicle } from '@rooftop/leads/lead';

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

/** The car that a lead is about, as the visitor may see it: without a locked price. */
export function leadVehicle({ listing, price }: Pick<Hit, 'listing' | 'price'>): LeadVehicle {
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
