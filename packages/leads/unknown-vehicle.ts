import type { LeadVehicle } from './lead.ts';

/** A used vehicle of the dealership with nothing known about it. Forms and feeds override its values. */
export const UNKNOWN_VEHICLE: LeadVehicle = {
  interest: 'buy',
  status: 'used',
  year: null,
  make: null,
  model: null,
  trim: null,
  vin: null,
  stockNumber: null,
  bodyStyle: null,
  transmission: null,
  exteriorColor: null,
  interiorColor: null,
  price: null,
  mileage: null,
};
