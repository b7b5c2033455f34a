import { defineQuery } from 'groq';
import { z } from 'zod';
import { BLOCK_FUNCTIONS, blocks } from '../../blocks/blocks.groq.ts';
import { queryOne } from '../../content-query.ts';
import { blockShape } from '../../blocks/block.ts';

export const HOME_PAGE_QUERY = defineQuery(`
  ${BLOCK_FUNCTIONS}
  *[_type == "homePage" && dealership._ref == $dealership] | order(_id asc) [0] {
    "id": _id,
    "title": block::text(title).v,
    "description": block::text(description).v,
    ${blocks}
  }
`);

/** What the query returns. */
export const homePageShape = z.object({
  id: z.string(),
  /** For search engines and shared links. */
  title: z.string().nullable(),
  description: z.string().nullable(),
  blocks: z.array(blockShape),
});

export const homePageQuery = queryOne('homePage', HOME_PAGE_QUERY, homePageShape);
