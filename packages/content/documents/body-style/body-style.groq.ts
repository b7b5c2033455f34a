import { defineQuery } from 'groq';
import { BODY_STYLES } from '@rooftop/illustration/body-styles';
import { z } from 'zod';
import { queryMany } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { picture } from '../../picture.groq.ts';
import { imageShape, imageWithoutAltShape } from '../../objects/media/image.ts';

export const BODY_STYLES_QUERY = defineQuery(`
  *[_type == "bodyStyle" && dealership._ref == $dealership && active != false] | order(coalesce(order, 100) asc, _id asc) {
    "id": _id,
    "name": ${localized('name')},
    value,
    startingPrice,
    "image": ${picture('image', '$dealership')},
    "icon": ${picture('icon', '$dealership')}
  }
`);

/** What the query returns. */
export const bodyStyleShape = z.object({
  id: z.string(),
  name: z.string().min(1),
  value: z.enum(BODY_STYLES),
  /** Cents. Only for body styles whose cars list no price. Null if not entered. */
  startingPrice: z.number().int().nonnegative().nullable(),
  image: imageShape.nullable(),
  icon: imageWithoutAltShape.nullable(),
});

export const bodyStylesQuery = queryMany('bodyStyles', BODY_STYLES_QUERY, bodyStyleShape);
