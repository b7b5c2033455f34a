import type { Hit } from '@rooftop/inventory/index/result-page';
import type { LeadVehicle } from '@rooftop/leads/lead';

/** A car of ours that a lead is about, as the visitor may know it: a locked price is none. */
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
    bodyStyle,
    transmission,
    exteriorColor,
    interiorColor,
    price,
    mileage,
  };
}
