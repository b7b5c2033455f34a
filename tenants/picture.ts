import { BODY_STYLES } from '@rooftop/illustration/body-style';
import { VIEWS } from '@rooftop/illustration/draw-vehicle';
import { PAINTS, type PaintName } from '@rooftop/illustration/paint';
import { z } from 'zod';
import { textShape } from './text.ts';

const colorShape = z.string().regex(/^#[0-9a-f]{6}$/);
const shareShape = z.number().min(0).max(1);

/** Where a picture comes from. */
export const pictureSourceShape = z.union([
  /** a drawing below the dealership's `assets/`; SVG becomes WebP when it is uploaded */
  z.object({ file: z.string() }),
  /** the same, uploaded as it is: a logo is sharp at every size, and lighter than pixels */
  z.object({ vector: z.string() }),
  /** a vehicle on no ground but its shadow, to stand on whatever is behind it */
  z.object({
    vehicle: z.object({
      bodyStyle: z.enum(BODY_STYLES),
      paint: z.custom<PaintName>((name) => typeof name === 'string' && Object.hasOwn(PAINTS, name)),
      view: z.enum(VIEWS),
    }),
  }),
  /** the initials of somebody of whom there is no photo */
  z.object({ monogram: z.object({ initials: z.string(), ground: colorShape, ink: colorShape }) }),
]);
export type PictureSource = z.infer<typeof pictureSourceShape>;

/** A picture with what it shows, and how it may be cut. */
export const pictureShape = z.intersection(
  pictureSourceShape,
  z.object({
    /** none: it only decorates */
    alt: textShape.optional(),
    /** what must stay visible: its middle and size, as shares of width and height */
    hotspot: z.object({ x: shareShape, y: shareShape, width: shareShape, height: shareShape }).optional(),
  }),
);
export type Picture = z.infer<typeof pictureShape>;
