/** Cells that all of Google's feeds write the same way. */
import type { Vehicle } from '../vehicle.ts';

/** In addition to the first photo. */
export const MOST_PHOTOS = 10;

/** Several values in one cell. Replaces commas within a value, because they would split it in two. */
export const list = (values: readonly string[]): string | null =>
  values.length === 0 ? null : values.map((value) => value.replaceAll(',', ' ')).join(',');

export const miles = ({ mileage }: Pick<Vehicle, 'mileage'>): string | null =>
  mileage === null ? null : `${mileage} miles`;
