import { defineQuery } from 'groq';
import { z } from 'zod';
import { queryMany } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { picture } from '../../picture.groq.ts';
import { PROMOTION_POSITIONS } from './promotion.ts';
import { CRITERIA } from '../../objects/criteria.ts';
import { imageShape } from '../../objects/media/image.ts';

export const PROMOTIONS_QUERY = defineQuery(`
  *[_type == "promotion" && dealership._ref == $dealership] | order(coalesce(order, 100) asc, _createdAt desc, _id asc) {
    "id": _id,
    position,
    type,
    "tags": coalesce(tags, []),
    url,
    "title": ${localized('title')},
    "description": ${localized('description')},
    "img": ${picture('img', '$dealership')},
    "additional": { "category": ${localized('additional.category')}, "ctaText": ${localized('additional.ctaText')} },
    "criterias": coalesce(criterias[] { subject, value }, []),
    startDate,
    endDate
  }
`);

/** What the query returns. */
export const promotionShape = z.object({
  id: z.string(),
  position: z.enum(PROMOTION_POSITIONS),
  /** The editors' own name for the kind, such as trade-in. */
  type: z.string().nullable(),
  tags: z.array(z.string()),
  url: z.string().nullable(),
  title: z.string().min(1),
  description: z.string().nullable(),
  img: imageShape.nullable(),
  additional: z.object({ category: z.string().nullable(), ctaText: z.string().nullable() }),
  /** All must match. An empty list means always shown. */
  criterias: z.array(z.object({ subject: z.enum(CRITERIA), value: z.string() })),
  /** `YYYY-MM-DD` in the dealership's time zone, both inclusive. Null means no limit. */
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
});

export const promotionsQuery = queryMany('promotions', PROMOTIONS_QUERY, promotionShape);
