import { defineQuery } from 'groq';
import { z } from 'zod';
import { queryMany } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { preferOwnQuery, sharedShape } from '../../own-before-shared.ts';
import { SHOWN } from '../../owner.groq.ts';
import { ICONS } from '../../objects/fields/icons.ts';

export const HELP_CATEGORIES_QUERY = defineQuery(`
  *[_type == "helpCategory" && ${SHOWN}] | order(coalesce(order, 100) asc, _createdAt asc, _id asc) {
    "id": _id,
    "isShared": everyDealership == true,
    "slug": slug.current,
    "title": ${localized('title')},
    "text": ${localized('text')},
    icon
  }
`);

/** What the query returns. */
export const helpCategoryShape = z.object({
  id: z.string(),
  /** If two categories have the same slug, the dealership's own wins. */
  slug: z.string().min(1),
  title: z.string().min(1),
  text: z.string().nullable(),
  icon: z.enum(ICONS).nullable(),
});

export const helpCategoriesQuery = preferOwnQuery(
  queryMany('helpCategories', HELP_CATEGORIES_QUERY, helpCategoryShape.extend(sharedShape)),
  ({ slug }) => slug,
);
