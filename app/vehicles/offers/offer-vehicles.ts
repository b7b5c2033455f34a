import type { Offer } from '@rooftop/content/documents/offer/offer';
import { slugOf } from '@rooftop/inventory/slug';
import { conditionOf, type Vehicle } from '@rooftop/inventory/vehicle';

type Conditions = Pick<Offer, 'vehicles'>;
type Car = Pick<Vehicle, 'condition' | 'isCertified' | 'year' | 'make' | 'model' | 'mileage' | 'status'>;

/** Whether an offer is about cars at all. One without any condition is the dealership's in general. */
export const isForCars = ({ vehicles }: Conditions): boolean =>
  Object.values(vehicles).some((condition) => condition !== null);

const isNamed = (name: string | null, own: string): boolean => name === null || slugOf(name) === slugOf(own);

/**
 * Whether an offer applies to a car: it has conditions, and the car meets all of them. A certified car is also a used
 * one. A car with unknown mileage meets no mileage limit. Sold cars have no offers.
 */
export function isOfferFor(offer: Conditions, car: Car): boolean {
  const { condition, yearFrom, yearTo, make, model, mileageUpTo } = offer.vehicles;
  return (
    isForCars(offer) &&
    car.status !== 'sold' &&
    (condition === null || condition === car.condition || condition === conditionOf(car)) &&
    (yearFrom === null || car.year >= yearFrom) &&
    (yearTo === null || car.year <= yearTo) &&
    isNamed(make, car.make) &&
    isNamed(model, car.model) &&
    (mileageUpTo === null || (car.mileage !== null && car.mileage <= mileageUpTo))
  );
}
