import { defineQuery } from 'groq';
import { BLOCK_FUNCTIONS, blocks } from '../../blocks/blocks.groq.ts';
import { queryManyPartial } from '../../content-query.ts';
import { pageShape } from './page.ts';

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

export const pagesQuery = queryManyPartial('pages', PAGES_QUERY, pageShape);
