import { defineQuery } from 'groq';
import { z } from 'zod';
import { queryMany } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { picture } from '../../picture.groq.ts';
import { DEPARTMENTS } from './staff-member.ts';
import { SLUG_PATTERN } from '../../address.ts';
import { imageWithoutAltShape } from '../../objects/media/image.ts';
import { ratingShape } from '../dealership/settings/settings.ts';

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

/** What the query returns. */
export const staffMemberShape = z.object({
  id: z.string(),
  /** Unique within the dealership, the same in all languages. */
  slug: z.string().regex(SLUG_PATTERN),
  /** Previous slugs. */
  formerSlugs: z.array(z.string()),
  department: z.enum(DEPARTMENTS),
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  /** Job title, such as "Sales Manager". */
  title: z.string().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  rating: ratingShape.nullable(),
  image: imageWithoutAltShape.nullable(),
  /** Paragraphs separated by blank lines. */
  bio: z.string().nullable(),
  /** Key of their store. Null means all stores. */
  storeKey: z.string().nullable(),
});

/** Public staff data. The query does not select email addresses. */
export const staffQuery = queryMany('staff', STAFF_QUERY, staffMemberShape);
