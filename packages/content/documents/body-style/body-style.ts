import { BODY_STYLES } from '@rooftop/illustration/body-styles';
import { z } from 'zod';
import { imageShape, imageWithoutAltShape } from '../../objects/media/image.ts';

/** A body style that shoppers look for (spec 3, Body style). */
export const bodyStyleShape = z.object({
  id: z.string(),
  name: z.string().min(1),
  value: z.enum(BODY_STYLES),
  /** Cents. Only for body styles whose cars list no price. Null if not entered. */
  startingPrice: z.number().int().nonnegative().nullable(),
  image: imageShape.nullable(),
  icon: imageWithoutAltShape.nullable(),
});
export type BodyStyleDocument = z.infer<typeof bodyStyleShape>;
