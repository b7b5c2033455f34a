import { defineQuery } from 'groq';
import { queryMany } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { picture } from '../../picture.groq.ts';
import { bodyStyleShape } from './body-style.ts';

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

export const bodyStylesQuery = queryMany('bodyStyles', BODY_STYLES_QUERY, bodyStyleShape);
