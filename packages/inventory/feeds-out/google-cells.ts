/** Cells that Google's feeds write alike. */
import type { Vehicle } from '../vehicle.ts';

/** Beside the first. */
export const MOST_PHOTOS = 10;

/** Several values in one cell; a comma within one would make two of it. */
export const list = (values: readonly string[]): string | null =>
  values.length === 0 ? null : values.map((value) => value.replaceAll(',', ' ')).join(',');

export const miles = ({ mileage }: Pick<Vehicle, 'mileage'>): string | null =>
  mileage === null ? null : `${mileage} miles`;
