import { BODY_STYLES } from '@rooftop/illustration/body-styles';
import { type Color, PAINTS } from '@rooftop/illustration/paint';
import { z } from 'zod';

const colorShape = z.string().regex(/^#[0-9a-f]{6}$/);
const shareShape = z.number().min(0).max(1);

/** Source of a picture. */
const pictureSourceShape = z.union([
  /** A drawing in the kit's `assets/`. SVG is converted to WebP on upload. */
  z.object({ file: z.string() }),
  /** Like `file`, but uploaded unchanged, for logos: sharp at every size and smaller than a bitmap. */
  z.object({ vector: z.string() }),
  /** A vehicle on a transparent background with its shadow, to place on any background. */
  z.object({
    vehicle: z.object({
      bodyStyle: z.enum(BODY_STYLES),
      /** One of our paints, or any color as #rrggbb. */
      paint: z.custom<Color>(
        (name) =>
          typeof name === 'string' && (Object.hasOwn(PAINTS, name) || colorShape.safeParse(name).success),
      ),
    }),
  }),
  /** Initials of a staff member without a photo. */
  z.object({ monogram: z.object({ initials: z.string(), ground: colorShape, ink: colorShape }) }),
]);
export type PictureSource = z.infer<typeof pictureSourceShape>;

/** A picture with its alternative text and hotspot. */
export const pictureShape = z.intersection(
  pictureSourceShape,
  z.object({
    /** A text, absent for a decorative picture. */
    alt: z.unknown().optional(),
    /** The area that must stay visible: center and size, as fractions of width and height. */
    hotspot: z.object({ x: shareShape, y: shareShape, width: shareShape, height: shareShape }).optional(),
  }),
);
