import { defineQuery } from 'groq';
import { BLOCK_FUNCTIONS, blocks } from '../../blocks/blocks.groq.ts';
import { queryOne } from '../../content-query.ts';
import { homePageShape } from './home-page.ts';

export const HOME_PAGE_QUERY = defineQuery(`
  ${BLOCK_FUNCTIONS}
  *[_type == "homePage" && dealership._ref == $dealership] | order(_id asc) [0] {
    "id": _id,
    "title": block::text(title).v,
    "description": block::text(description).v,
    ${blocks}
  }
`);

export const homePageQuery = queryOne('homePage', HOME_PAGE_QUERY, homePageShape);
