import { BODY_STYLES, type BodyStyle } from './body-style.ts';
import { BODIES } from './bodies/bodies.ts';
import { drawExterior } from './exterior.ts';
import { drawInterior } from './interior.ts';
import { type Paint, PAINTS } from './paint.ts';
import { drawStudio } from './parts/ground.ts';
import { createSheet } from './svg/sheet.ts';
import { drawWheelView } from './wheel-view.ts';

/** The views of a vehicle, in the order of a gallery. */
export const VIEWS = ['front-quarter', 'side', 'rear-quarter', 'interior', 'wheel'] as const;

export type View = (typeof VIEWS)[number];

export interface VehiclePicture {
  readonly bodyStyle: BodyStyle;
  readonly paint: Paint;
  readonly view: View;
  /**
   * `studio` puts the vehicle in a pale room; `none` leaves the background transparent except for the shadow.
   * Defaults to `studio`.
   */
  readonly ground?: 'studio' | 'none';
}

/**
 * Draws a vehicle as a complete SVG document of 1600 × 1000 pixels. The same request always returns the same text.
 */
export function drawVehicle({ bodyStyle, paint, view, ground = 'studio' }: VehiclePicture): string {
  const sheet = createSheet(idPrefix({ bodyStyle, paint, view, ground }));
  const backdrop = ground === 'studio' ? drawStudio(sheet) : '';
  const body = BODIES[bodyStyle];
  if (view === 'interior') return sheet.document(drawInterior(body, paint, sheet));
  if (view === 'wheel') return sheet.document(backdrop + drawWheelView(body, paint, sheet));
  return sheet.document(backdrop + drawExterior(body, paint, view, sheet));
}

/**
 * Documents on one page must not share ids. A prefix of a few letters identifies the picture; it is short because ids
 * occur often.
 */
function idPrefix({ bodyStyle, paint, view, ground }: VehiclePicture): string {
  const places = [
    BODY_STYLES.indexOf(bodyStyle),
    Object.keys(PAINTS).indexOf(paint.name),
    VIEWS.indexOf(view),
  ];
  return `v${places.map((place) => place.toString(36)).join('')}${ground === 'none' ? 'n' : 's'}`;
}
