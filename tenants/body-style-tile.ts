import type { PaintName } from '@rooftop/illustration/paint';
import type { Text } from './text.ts';
import type { BodyStyleKit } from './tenant-kit.ts';

/**
 * A shape of car as a tile shows it: drawn in a paint of the house, its icon from the side and in silver.
 * @param startingPrice cents
 */
export const bodyStyleTile = (
  value: BodyStyleKit['value'],
  name: Text,
  startingPrice: number,
  paint: PaintName,
): BodyStyleKit => ({
  key: value,
  name,
  value,
  startingPrice,
  image: { vehicle: { bodyStyle: value, paint, view: 'front-quarter' } },
  icon: { vehicle: { bodyStyle: value, paint: 'silver', view: 'side' } },
  active: true,
});
