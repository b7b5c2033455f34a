import { defineQuery } from 'groq';
import { queryMany } from '../content-query.ts';
import { localized } from '../localized.groq.ts';
import { storeShape } from './store.ts';

const day = 'closed, open, close';
const week =
  `monday { ${day} }, tuesday { ${day} }, wednesday { ${day} }, thursday { ${day} }, friday { ${day} }, saturday { ${day} }, sunday { ${day} }` as const;

export const STORES_QUERY = defineQuery(`
  *[_type == "store" && dealership._ref == $dealership] | order(order asc, name asc, _id asc) {
    "id": _id,
    key,
    name,
    subname,
    address { line1, line2, city, state, zip },
    coordinates { lat, lng },
    "timeZone": coalesce(timeZone, *[_type == "dealership" && _id == $dealership][0].timeZone),
    phones { sales, service },
    "hours": { "sales": hours.sales { ${week} }, "service": hours.service { ${week} } },
    mapsLink,
    "note": ${localized('note')}
  }
`);

export const storesQuery = queryMany('stores', STORES_QUERY, storeShape);
