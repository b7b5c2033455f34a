import type { Hit } from '@rooftop/inventory/index/result-page';
import { conditionOf } from '@rooftop/inventory/vehicle';
import type { VehicleFact } from '@rooftop/visits/facts';

/** A car as facts describe it: as this visitor may see it. */
export const vehicleFact = ({ listing, price }: Pick<Hit, 'listing' | 'price'>): VehicleFact => ({
  vin: listing.vin,
  stockNumber: listing.stockNumber,
  condition: conditionOf(listing),
  year: listing.year,
  make: listing.make,
  model: listing.model,
  trim: listing.trim,
  bodyStyle: listing.bodyStyle,
  exteriorColor: listing.exteriorColor,
  price,
  dateInStock: listing.dateInStock,
  storeKey: listing.storeKey,
});
