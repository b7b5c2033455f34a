import type { BodyStyle } from '@rooftop/illustration/body-style';
import { paintOf } from '@rooftop/illustration/paint-of';
import type { Vehicle } from '@rooftop/inventory/vehicle';
import type { DrawnPicture } from './drawn-picture.ts';

/** Default if the feed has no body style. */
const COMMON_BODY: BodyStyle = 'sedans';

/** The drawing most similar to a vehicle. */
export const drawnLikeness = (
  { bodyStyle, exteriorColor }: Pick<Vehicle, 'bodyStyle' | 'exteriorColor'>,
  view: DrawnPicture['view'],
): DrawnPicture => ({ bodyStyle: bodyStyle ?? COMMON_BODY, paint: paintOf(exteriorColor ?? '').name, view });
