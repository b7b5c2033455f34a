import type { Vehicle } from '@rooftop/inventory/vehicle';

/** What a vehicle is called: `2021 Kia Sportage`; the trim stands beside it. */
export const vehicleName = ({ year, make, model }: Pick<Vehicle, 'year' | 'make' | 'model'>): string =>
  `${year} ${make} ${model}`;
