import { defineQuery } from 'groq';
import { queryOne } from '../content-query.ts';
import { localized } from '../localized.groq.ts';
import { picture } from '../picture.groq.ts';
import { homePageShape } from './home-page.ts';

export const HOME_PAGE_QUERY = defineQuery(`
  *[_type == "homePage" && dealership._ref == $dealership] | order(_id asc) [0] {
    "description": ${localized('description')},
    hero {
      "headline": ${localized('headline')},
      "text": ${localized('text')},
      "image": ${picture('image', '$dealership')},
      callToAction { "label": ${localized('label')}, href }
    }
  }
`);

export const homePageQuery = queryOne('homePage', HOME_PAGE_QUERY, homePageShape);
