import { BODY_STYLES, type BodyStyle } from '@rooftop/illustration/body-style';
import type { View } from '@rooftop/illustration/draw-vehicle';
import { PAINTS, type PaintName } from '@rooftop/illustration/paint';

/** The views of a drawn vehicle, in gallery order. */
export const DRAWN_VIEWS = [
  'front-quarter',
  'side',
  'rear-quarter',
  'interior',
  'wheel',
] as const satisfies readonly View[];

export const PAINT_NAMES = Object.keys(PAINTS).filter((name): name is PaintName => name in PAINTS);

/** A vehicle drawing. There are few enough to cache them all. */
export interface DrawnPicture {
  readonly bodyStyle: BodyStyle;
  readonly paint: PaintName;
  readonly view: View;
}

/** Name in the URL: `suvs-red-front-quarter`. */
export const drawnName = ({ bodyStyle, paint, view }: DrawnPicture): string =>
  `${bodyStyle}-${paint}-${view}`;

const BY_NAME: ReadonlyMap<string, DrawnPicture> = new Map(
  BODY_STYLES.flatMap((bodyStyle) =>
    PAINT_NAMES.flatMap((paint) =>
      DRAWN_VIEWS.map((view) => [drawnName({ bodyStyle, paint, view }), { bodyStyle, paint, view }] as const),
    ),
  ),
);

/** The drawing with this name, or undefined if there is none. */
export const findDrawn = (name: string): DrawnPicture | undefined => BY_NAME.get(name);
