import { DRAWINGS, type Drawing } from '@rooftop/illustration/drawing';
import type { PaintedDrawing } from '@rooftop/illustration/fill-drawing';
import { PAINTS, type PaintName } from '@rooftop/illustration/paint';

/** A vehicle drawing in a named paint, or in a dealership's color. */
export type DrawnPicture = PaintedDrawing;

export const PAINT_NAMES = Object.keys(PAINTS).filter((name): name is PaintName => name in PAINTS);

const COLOR = /^[0-9a-f]{6}$/;

const nameOf = ({ vehicleClass, scene }: Drawing, paint: string): string =>
  `${vehicleClass}-${paint}${scene === 'studio' ? '' : `-${scene}`}`;

/** Name in the URL: `compact-suv-red`, or `compact-suv-1f4d36-cutout` in a dealership's color. */
export const drawnName = (picture: DrawnPicture): string =>
  nameOf(picture, picture.paint.replace('#', '').toLowerCase());

const NAMED: ReadonlyMap<string, DrawnPicture> = new Map(
  DRAWINGS.flatMap((drawing) =>
    PAINT_NAMES.map((paint) => [nameOf(drawing, paint), { ...drawing, paint }] as const),
  ),
);
const UNPAINTED: ReadonlyMap<string, Drawing> = new Map(
  DRAWINGS.map((drawing) => [nameOf(drawing, ''), drawing]),
);

/** The drawing with this name, or undefined if there is none. */
export function findDrawn(name: string): DrawnPicture | undefined {
  const named = NAMED.get(name);
  if (named !== undefined) return named;
  const color = name.split('-').find((word) => COLOR.test(word));
  const drawing = color === undefined ? undefined : UNPAINTED.get(name.replace(color, ''));
  return drawing && { ...drawing, paint: `#${color}` };
}
