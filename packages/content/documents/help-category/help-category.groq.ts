import { defineQuery } from 'groq';
import { queryMany } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { preferOwnQuery, sharedShape } from '../../own-before-shared.ts';
import { SHOWN } from '../../owner.groq.ts';
import { helpCategoryShape } from './help-category.ts';

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

export const helpCategoriesQuery = preferOwnQuery(
  queryMany('helpCategories', HELP_CATEGORIES_QUERY, helpCategoryShape.extend(sharedShape)),
  ({ slug }) => slug,
);
