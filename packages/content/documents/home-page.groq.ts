import { defineQuery } from 'groq';
import { queryOne } from '../content-query.ts';
import { iconLink, link } from '../link.groq.ts';
import { localized, localizedBlocks } from '../localized.groq.ts';
import { picture } from '../picture.groq.ts';
import { homePageShape } from './home-page.ts';

const heading = `"heading": ${localized('heading')}` as const;
const text = `"text": ${localized('text')}` as const;
const image = `"image": ${picture('image', '$dealership')}` as const;
const buttons = `callToAction { ${link} }, secondCallToAction { ${link} }` as const;

export const HOME_PAGE_QUERY = defineQuery(`
  *[_type == "homePage" && dealership._ref == $dealership] | order(_id asc) [0] {
    "title": ${localized('title')},
    "description": ${localized('description')},
    "blocks": coalesce(blocks[] {
      _type,
      "key": _key,
      _type == "heroSlides" => {
        "slides": coalesce(slides[] { "key": _key, "headline": ${localized('headline')}, ${text}, ${image}, ${buttons} }, [])
      },
      _type == "buttonStrip" => { "buttons": coalesce(buttons[] { ${iconLink} }, []) },
      _type == "departmentTabs" => {
        ${heading},
        "tabs": coalesce(tabs[] {
          "key": _key,
          "label": ${localized('label')},
          ${heading},
          ${text},
          ${image},
          "links": coalesce(links[] { ${link} }, [])
        }, [])
      },
      _type == "bodyStyleTiles" => { ${heading}, ${text} },
      _type == "filterTiles" => { ${heading}, "tiles": coalesce(tiles[] { ${iconLink} }, []) },
      _type == "reviewStrip" => { ${heading}, ${text}, "count": coalesce(count, 9) },
      _type == "promotionList" => { ${heading}, position },
      _type == "faqList" => { ${heading}, ${text}, place, "count": coalesce(count, 10) },
      _type == "feature" => {
        "eyebrow": ${localized('eyebrow')},
        ${heading},
        "body": ${localizedBlocks('body')},
        "points": coalesce(points[] { "text": ${localized('@')} }.text, []),
        "terms": ${localized('terms')},
        ${image},
        "imageSide": coalesce(imageSide, "right"),
        ${buttons}
      },
      _type == "storeList" => { ${heading}, ${text} }
    }, [])
  }
`);

export const homePageQuery = queryOne('homePage', HOME_PAGE_QUERY, homePageShape);
