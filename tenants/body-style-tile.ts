import type { PaintName } from '@rooftop/illustration/paint';
import type { Text } from './text.ts';
import type { BodyStyleKit } from './tenant-kit.ts';

/**
 * A body style with two pictures: in one of the dealership's paints for the tile, and as a silver side view for the
 * icon.
 */
export const bodyStyleTile = (value: BodyStyleKit['value'], name: Text, paint: PaintName): BodyStyleKit => ({
  key: value,
  name,
  value,
  image: { vehicle: { bodyStyle: value, paint, view: 'front-quarter' } },
  icon: { vehicle: { bodyStyle: value, paint: 'silver', view: 'side' } },
  active: true,
});
