import type { DrawnStyle, DrawingView } from '@rooftop/illustration/drawing';
import { paintOf } from '@rooftop/illustration/paint-of';
import type { Vehicle } from '@rooftop/inventory/vehicle';
import type { DrawnPicture } from './drawn-picture.ts';

/** Default if the feed has no body style. */
const COMMON_BODY: DrawnStyle = 'sedans';

/** SUVs that look smaller or larger than most, by the start of the model's name. */
const SUV_SIZES = {
  'small-suvs':
    /^(bolt euv|c-hr|compass|corolla cross|crosstrek|cx-3|eclipse cross|ecosport|encore|envista|hr-v|juke|kicks|kona|niro|outlander sport|q3|qx30|renegade|seltos|soul|taos|trailblazer|trax|ux|venue|x[12]\b|xc40|500x|gl[ab]\b|bronco sport)/i,
  'large-suvs':
    /^(armada|escalade|expedition|gls|grand wagoneer|land cruiser|lx|navigator|qx80|range rover$|sequoia|suburban|tahoe|wagoneer|x7|yukon)/i,
} as const satisfies Partial<Record<DrawnStyle, RegExp>>;

function styleOf({ bodyStyle, model }: Pick<Vehicle, 'bodyStyle' | 'model'>): DrawnStyle {
  if (bodyStyle !== 'suvs') return bodyStyle ?? COMMON_BODY;
  if (SUV_SIZES['small-suvs'].test(model)) return 'small-suvs';
  return SUV_SIZES['large-suvs'].test(model) ? 'large-suvs' : 'suvs';
}

/** The drawing most similar to a vehicle. */
export const drawnLikeness = (
  vehicle: Pick<Vehicle, 'bodyStyle' | 'model' | 'exteriorColor'>,
  view: DrawingView,
): DrawnPicture => ({
  style: styleOf(vehicle),
  paint: paintOf(vehicle.exteriorColor ?? ''),
  view,
  scene: 'studio',
});
