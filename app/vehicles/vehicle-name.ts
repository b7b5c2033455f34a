import type { Vehicle } from '@rooftop/inventory/vehicle';

/** A vehicle's name without its trim: `2021 Kia Sportage`. */
export const vehicleName = ({ year, make, model }: Pick<Vehicle, 'year' | 'make' | 'model'>): string =>
  `${year} ${make} ${model}`;
