import { defineQuery } from 'groq';
import { z } from 'zod';
import { BLOCK_FUNCTIONS, blocks } from '../../blocks/blocks.groq.ts';
import { queryManyPartial } from '../../content-query.ts';
import { isReserved } from './page.ts';
import { RESERVED_URL_MESSAGE } from '../../address.ts';
import { blockShape } from '../../blocks/block.ts';
import { imageShape } from '../../objects/media/image.ts';

export const PAGES_QUERY = defineQuery(`
  ${BLOCK_FUNCTIONS}
  *[_type == "page" && dealership._ref == $dealership] | order(path asc, _id asc) {
    "id": _id,
    path,
    "formerPaths": coalesce(formerPaths, []),
    "name": block::text(name).v,
    "title": block::text(title).v,
    "description": block::text(description).v,
    "image": block::picture(image).v,
    ${blocks},
    "isIndexed": isIndexed != false,
    "updatedAt": _updatedAt
  }
`);

/** What the query returns. */
export const pageShape = z.object({
  id: z.string(),
  /** Without language, unique within the dealership. */
  path: z
    .string()
    .startsWith('/')
    .refine((path) => !isReserved(path), RESERVED_URL_MESSAGE),
  /** Previous paths. */
  formerPaths: z.array(z.string()),
  /** The page's name in breadcrumbs, and its title if no other is given. */
  name: z.string().min(1),
  /** For search engines and shared links. */
  title: z.string().nullable(),
  description: z.string().nullable(),
  image: imageShape.nullable(),
  blocks: z.array(blockShape),
  /** Whether search engines may index it. */
  isIndexed: z.boolean(),
  /** Time of the last change, ISO 8601. */
  updatedAt: z.iso.datetime(),
});

export const pagesQuery = queryManyPartial('pages', PAGES_QUERY, pageShape);
