import { bodyParts, proseParts } from '../body.groq.ts';
import { link } from '../link.groq.ts';
import { localized, localizedBlocks } from '../localized.groq.ts';
import { picture } from '../picture.groq.ts';

const textOf = <const Field extends string>(field: Field) => `"${field}": block::text(${field}).v` as const;
const heading = textOf('heading');
const text = textOf('text');
const image = `"image": block::picture(image).v` as const;
const firstButton = `"callToAction": block::link(callToAction)` as const;
const buttons = `${firstButton}, "secondCallToAction": block::link(secondCallToAction)` as const;

/**
 * GROQ functions that blocks share, because the length of a query is limited. Put them before every query that
 * contains `blocks`; without them it doesn't parse. A function returns an object or null, so texts and pictures are
 * wrapped in `v`.
 */
export const BLOCK_FUNCTIONS = `
  fn block::text($text) = $text { "v": ${localized('@')} };
  fn block::picture($picture) = $picture { "v": ${picture('@', '$dealership')} };
  fn block::link($link) = $link { ${link} };
  fn block::tiles($tiles) = $tiles[] { "key": _key, ...block::link(@), ${text}, icon };
` as const;

/** GROQ for the blocks of a page, used inside its projection. `block.ts` defines their shape. */
export const blocks = `"blocks": coalesce(blocks[] {
  _type,
  "key": _key,
  _type == "heroSlides" => {
    "slides": coalesce(slides[] { "key": _key, ${textOf('headline')}, ${text}, ${image}, ${buttons} }, [])
  },
  _type == "buttonStrip" => { "buttons": coalesce(block::tiles(buttons), []) },
  _type == "departmentTabs" => {
    ${heading},
    "tabs": coalesce(tabs[] {
      "key": _key, ${textOf('label')}, ${heading}, ${text}, ${image}, "links": coalesce(links[] { "link": block::link(@) }.link, [])
    }, [])
  },
  _type == "bodyStyleTiles" => { ${heading}, ${text} },
  _type == "filterTiles" => { ${heading}, "tiles": coalesce(block::tiles(tiles), []) },
  _type == "reviewStrip" => { ${heading}, ${text}, "count": coalesce(count, 9), category },
  _type == "promotionList" => { ${heading}, position },
  _type == "faqList" => { ${heading}, ${text}, place, "count": coalesce(count, 10) },
  _type == "feature" => {
    ${textOf('eyebrow')},
    ${heading},
    "body": ${localizedBlocks('body')} ${proseParts},
    "points": coalesce(points[] { "text": block::text(@).v }.text, []),
    ${textOf('terms')},
    ${image},
    "imageSide": coalesce(imageSide, "right"),
    ${buttons}
  },
  _type == "storeList" => { ${heading}, ${text}, "onlyWorkshops": onlyWorkshops == true },
  _type == "hero" => { ${textOf('eyebrow')}, ${heading}, ${text}, ${image}, ${buttons}, ${textOf('terms')} },
  _type == "richText" => { ${heading}, "body": ${localizedBlocks('body')} ${bodyParts} },
  _type == "offerList" => { ${heading}, ${text}, department, "count": coalesce(count, 6) },
  _type == "vehicleList" => { ${heading}, ${text}, search, "count": coalesce(count, 4) },
  _type == "gallery" => {
    ${heading},
    "pictures": coalesce(pictures[] { "key": _key, ${image}, ${textOf('caption')} }, [])
  },
  _type == "columns" => {
    ${heading},
    ${text},
    "columns": coalesce(columns[] { "key": _key, icon, ${heading}, ${text}, ${firstButton} }, [])
  },
  _type == "video" => {
    ${heading}, ${text}, "video": { url, ${textOf('title')}, "poster": block::picture(poster).v }
  },
  _type == "callToAction" => { ${heading}, ${text}, ${buttons} },
  _type == "messageForm" => { ${heading}, ${text}, topic }
}, [])` as const;
