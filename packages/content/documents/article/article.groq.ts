import { defineQuery } from 'groq';
import { z } from 'zod';
import { bodyParts } from '../../body.groq.ts';
import { queryManyPartial } from '../../content-query.ts';
import { localized, localizedBlocks } from '../../localized.groq.ts';
import { preferOwnQuery, sharedShape } from '../../own-before-shared.ts';
import { SHOWN } from '../../owner.groq.ts';
import { picture } from '../../picture.groq.ts';
import { ARTICLE_CATEGORIES } from './article.ts';
import { RESERVED_URL_MESSAGE } from '../../address.ts';
import { bodyShape } from '../../objects/texts/body.ts';
import { imageShape } from '../../objects/media/image.ts';
import { slugsBeside } from '../../page-paths.ts';

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

/** What the query returns. */
export const articleShape = z.object({
  id: z.string(),
  /**
   * Last segment of its path: `/car-research/<slug>`. If two articles have the same slug, the dealership's own wins.
   */
  slug: z
    .string()
    .min(1)
    .refine((slug) => !slugsBeside('car-research/article').includes(slug), RESERVED_URL_MESSAGE),
  /** Previous slugs. */
  formerSlugs: z.array(z.string()),
  title: z.string().min(1),
  /** One or two sentences for cards and search results. */
  summary: z.string().nullable(),
  category: z.enum(ARTICLE_CATEGORIES),
  image: imageShape.nullable(),
  /** Null means the dealership. `slug` is null if the author has no staff page. */
  author: z.object({ name: z.string().min(1), slug: z.string().nullable() }).nullable(),
  /** `YYYY-MM-DD` in the dealership's time zone. The article is hidden before that day. */
  publishedOn: z.iso.date(),
  /** When the text last changed substantially. Null if it never did. */
  updatedOn: z.iso.date().nullable(),
  body: bodyShape,
  /** Slugs of the articles that editors chose to read next. */
  related: z.array(z.string()),
});

export const articlesQuery = preferOwnQuery(
  queryManyPartial('articles', ARTICLES_QUERY, articleShape.extend(sharedShape)),
  ({ slug }) => slug,
);
