import { defineQuery } from 'groq';
import { z } from 'zod';
import { queryMany } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { picture } from '../../picture.groq.ts';
import { REVIEW_CATEGORIES, REVIEW_PLATFORMS } from './review.ts';
import { imageWithoutAltShape } from '../../objects/media/image.ts';

export const REVIEWS_QUERY = defineQuery(`
  *[_type == "review" && dealership._ref == $dealership] | order(coalesce(order, 100) asc, _createdAt desc, _id asc) {
    "id": _id,
    reviewerName,
    "reviewerPhoto": ${picture('reviewerPhoto', '$dealership')},
    platform,
    "text": ${localized('text')},
    stars,
    "photo": coalesce(photo, false),
    url,
    "categories": coalesce(categories, [])
  }
`);

/** What the query returns. */
export const reviewShape = z.object({
  id: z.string(),
  reviewerName: z.string().min(1),
  reviewerPhoto: imageWithoutAltShape.nullable(),
  platform: z.enum(REVIEW_PLATFORMS),
  text: z.string().min(1),
  stars: z.literal([1, 2, 3, 4, 5]),
  /** Whether the reviewer's photo is shown. */
  photo: z.boolean(),
  url: z.string().nullable(),
  categories: z.array(z.enum(REVIEW_CATEGORIES)),
});

export const reviewsQuery = queryMany('reviews', REVIEWS_QUERY, reviewShape);
