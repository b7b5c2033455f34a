import type { PaintName } from '@rooftop/illustration/paint';
import type { Text } from './text.ts';
import type { BodyStyleKit } from './tenant-kit.ts';

/** A body style as a tile shows it: drawn in one of the dealership's paints, its icon from the side and in silver. */
export const bodyStyleTile = (value: BodyStyleKit['value'], name: Text, paint: PaintName): BodyStyleKit => ({
  key: value,
  name,
  value,
  image: { vehicle: { bodyStyle: value, paint, view: 'front-quarter' } },
  icon: { vehicle: { bodyStyle: value, paint: 'silver', view: 'side' } },
  active: true,
});
