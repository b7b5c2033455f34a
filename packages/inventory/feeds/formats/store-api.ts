import { z } from 'zod';
import { VEHICLE_STATUSES, vehicleShape } from '../../vehicle.ts';

const { shape } = vehicleShape;
const none = null;
const photos = z.array(z.url({ protocol: /^https$/ }));

/** What our store API says of a sale price, which includes that dealership's fees. Another system's `price` is ignored. */
const statedPriceShape = z.object({
  vehiclePrice: shape.salePrice,
  discounts: z.array(z.object({ amount: z.number().int().positive() })),
});
export type StatedPrice = z.infer<typeof statedPriceShape>;

/**
 * A car of our store API: the fields of vehicle.ts, of which only vin, condition, year, make and model are required.
 */
export const storeVehicleShape = vehicleShape.extend({
  vin: z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/, 'not a VIN of 17 characters'),
  stockNumber: shape.stockNumber.default(none),
  isCertified: shape.isCertified.default(false),
  trim: shape.trim.default(none),
  bodyStyle: shape.bodyStyle.default(none),
  mileage: shape.mileage.default(none),
  drivetrain: shape.drivetrain.default(none),
  engine: shape.engine.default(none),
  fuelType: shape.fuelType.default(none),
  mpgCity: shape.mpgCity.default(none),
  mpgHighway: shape.mpgHighway.default(none),
  transmission: shape.transmission.default(none),
  exteriorColor: shape.exteriorColor.default(none),
  interiorColor: shape.interiorColor.default(none),
  doors: shape.doors.default(none),
  seats: shape.seats.default(none),
  features: shape.features.default([]),
  description: shape.description.default(none),
  salePrice: shape.salePrice.default(none),
  oldPrice: shape.oldPrice.default(none),
  listPrice: shape.listPrice.default(none),
  photos: photos.default([]),
  manufacturerPhotos: photos.default([]),
  storeKey: shape.storeKey.default(none),
  dateInStock: shape.dateInStock.nullable().default(none),
  status: z.enum(VEHICLE_STATUSES).default('available'),
  isPrivate: shape.isPrivate.default(false),
  titleStatus: shape.titleStatus.default(none),
  isAdvertised: shape.isAdvertised.default(true),
  price: statedPriceShape.nullable().default(none).catch(none),
});
