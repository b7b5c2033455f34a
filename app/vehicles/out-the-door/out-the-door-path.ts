import { pathTo } from '@rooftop/content/page-paths';

/** Query parameters with the VIN of the car and the buyer's ZIP code. */
export const ESTIMATED_CAR = 'vehicle';
export const BUYER_ZIP = 'zip';

/** Path of the out-the-door estimate of a car, without the language. */
export const outTheDoorPath = (vin: string): string =>
  `${pathTo('out-the-door')}?${new URLSearchParams({ [ESTIMATED_CAR]: vin })}`;
