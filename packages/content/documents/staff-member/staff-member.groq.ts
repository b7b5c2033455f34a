import { defineQuery } from 'groq';
import { queryMany } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { picture } from '../../picture.groq.ts';
import { staffMemberShape } from './staff-member.ts';

export const STAFF_QUERY = defineQuery(`
  *[_type == "staffMember" && dealership._ref == $dealership && active != false] | order(coalesce(order, 100) asc, lastName asc, _id asc) {
    "id": _id,
    "slug": slug.current,
    "formerSlugs": coalesce(formerSlugs, []),
    department,
    firstName,
    lastName,
    "title": ${localized('title')},
    phone,
    rating { stars, count },
    "image": ${picture('image', '$dealership')},
    "bio": ${localized('bio')},
    "storeKey": select(store->dealership._ref == $dealership => store->key)
  }
`);

/** Public staff data. The query does not select email addresses. */
export const staffQuery = queryMany('staff', STAFF_QUERY, staffMemberShape);
