import { defineQuery } from 'groq';
import { queryMany } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { picture } from '../../picture.groq.ts';
import { promotionShape } from './promotion.ts';

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

export const promotionsQuery = queryMany('promotions', PROMOTIONS_QUERY, promotionShape);
