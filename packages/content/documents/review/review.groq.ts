import { defineQuery } from 'groq';
import { queryMany } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { picture } from '../../picture.groq.ts';
import { reviewShape } from './review.ts';

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

export const reviewsQuery = queryMany('reviews', REVIEWS_QUERY, reviewShape);
