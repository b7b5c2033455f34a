import { defineQuery } from 'groq';
import { bodyParts } from '../../body.groq.ts';
import { queryManyPartial } from '../../content-query.ts';
import { localized, localizedBlocks } from '../../localized.groq.ts';
import { preferOwnQuery, sharedShape } from '../../own-before-shared.ts';
import { SHOWN } from '../../owner.groq.ts';
import { picture } from '../../picture.groq.ts';
import { articleShape } from './article.ts';

export const ARTICLES_QUERY = defineQuery(`
  *[_type == "article" && ${SHOWN}] | order(publishedOn desc, _createdAt desc, _id asc) {
    "id": _id,
    "isShared": everyDealership == true,
    "slug": slug.current,
    "formerSlugs": coalesce(formerSlugs, []),
    "title": ${localized('title')},
    "summary": ${localized('summary')},
    category,
    "image": ${picture('image', '$dealership')},
    "author": select(author->dealership._ref == $dealership => author-> {
      "name": firstName + " " + lastName,
      "slug": select(active == false => null, slug.current)
    }),
    publishedOn,
    updatedOn,
    "body": ${localizedBlocks('body')} ${bodyParts},
    "related": coalesce(related[@->dealership._ref == $dealership || @->everyDealership == true]->slug.current, [])
  }
`);

export const articlesQuery = preferOwnQuery(
  queryManyPartial('articles', ARTICLES_QUERY, articleShape.extend(sharedShape)),
  ({ slug }) => slug,
);
