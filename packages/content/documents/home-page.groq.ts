import { defineQuery } from 'groq';
import { BLOCK_FUNCTIONS, blocks } from '../blocks/blocks.groq.ts';
import { queryOne } from '../content-query.ts';
import { localized } from '../localized.groq.ts';
import { homePageShape } from './home-page.ts';

export const HOME_PAGE_QUERY = defineQuery(`
  ${BLOCK_FUNCTIONS}
  *[_type == "homePage" && dealership._ref == $dealership] | order(_id asc) [0] {
    "title": ${localized('title')},
    "description": ${localized('description')},
    ${blocks}
  }
`);

export const homePageQuery = queryOne('homePage', HOME_PAGE_QUERY, homePageShape);
