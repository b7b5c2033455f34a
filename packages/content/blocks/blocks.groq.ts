import { linkProjection } from '../link.groq.ts';
import { localized } from '../localized.groq.ts';
import { picture } from '../picture.groq.ts';
import { text } from './block-fields.groq.ts';
import { bodyStyleTilesBlock, bodyStyleTilesFields } from './body-style-tiles/body-style-tiles.groq.ts';
import { buttonStripBlock, buttonStripFields } from './button-strip/button-strip.groq.ts';
import { callToActionBlock, callToActionFields } from './call-to-action/call-to-action.groq.ts';
import { columnsBlock, columnsFields } from './columns/columns.groq.ts';
import { countdownBlock, countdownFields } from './countdown/countdown.groq.ts';
import { departmentTabsBlock, departmentTabsFields } from './department-tabs/department-tabs.groq.ts';
import { faqListBlock, faqListFields } from './faq-list/faq-list.groq.ts';
import { featureBlock, featureFields } from './feature/feature.groq.ts';
import { filterTilesBlock, filterTilesFields } from './filter-tiles/filter-tiles.groq.ts';
import { galleryBlock, galleryFields } from './gallery/gallery.groq.ts';
import { heroBlock, heroFields } from './hero/hero.groq.ts';
import { heroSlidesBlock, heroSlidesFields } from './hero-slides/hero-slides.groq.ts';
import { messageFormBlock, messageFormFields } from './message-form/message-form.groq.ts';
import { offerListBlock, offerListFields } from './offer-list/offer-list.groq.ts';
import { paymentCalculatorBlock } from './payment-calculator/payment-calculator.groq.ts';
import { promotionListBlock, promotionListFields } from './promotion-list/promotion-list.groq.ts';
import { reviewStripBlock, reviewStripFields } from './review-strip/review-strip.groq.ts';
import { richTextBlock, richTextFields } from './rich-text/rich-text.groq.ts';
import { shownTo } from './shown-to.groq.ts';
import { storeListBlock, storeListFields } from './store-list/store-list.groq.ts';
import { vehicleListBlock, vehicleListFields } from './vehicle-list/vehicle-list.groq.ts';
import { videoBlock, videoProjection } from './video/video.groq.ts';

/**
 * GROQ functions that blocks share, because the length of a query is limited. Put them before every query that
 * contains `blocks`; without them it doesn't parse. A function returns an object or null, so texts and pictures are
 * wrapped in `v`.
 */
export const BLOCK_FUNCTIONS = `
  fn block::text($text) = $text { "v": ${localized('@')} };
  fn block::picture($picture) = $picture { "v": ${picture('@', '$dealership')} };
  fn block::link($link) = $link { ${linkProjection} };
  fn block::tiles($tiles) = $tiles[] { "key": _key, ...block::link(@), ${text}, icon };
` as const;

/** GROQ for the blocks of a page, used inside its projection. `block.ts` defines their shape. */
export const blocks = `"blocks": coalesce(blocks[] {
  _type,
  "key": _key,
  ${shownTo},
  _type == "heroSlides" => { ${heroSlidesFields} },
  _type == "buttonStrip" => { ${buttonStripFields} },
  _type == "departmentTabs" => { ${departmentTabsFields} },
  _type in ["bodyStyleTiles", "paymentCalculator"] => { ${bodyStyleTilesFields} },
  _type == "filterTiles" => { ${filterTilesFields} },
  _type == "reviewStrip" => { ${reviewStripFields} },
  _type == "promotionList" => { ${promotionListFields} },
  _type == "faqList" => { ${faqListFields} },
  _type == "feature" => { ${featureFields} },
  _type == "storeList" => { ${storeListFields} },
  _type == "hero" => { ${heroFields} },
  _type == "richText" => { ${richTextFields} },
  _type == "offerList" => { ${offerListFields} },
  _type == "vehicleList" => { ${vehicleListFields} },
  _type == "gallery" => { ${galleryFields} },
  _type == "columns" => { ${columnsFields} },
  _type == "video" => { ${videoProjection} },
  _type == "callToAction" => { ${callToActionFields} },
  _type == "countdown" => { ${countdownFields} },
  _type == "messageForm" => { ${messageFormFields} }
}, [])` as const;

/** Shapes of all blocks. */
export const BLOCK_SHAPES = [
  heroSlidesBlock,
  buttonStripBlock,
  departmentTabsBlock,
  bodyStyleTilesBlock,
  filterTilesBlock,
  reviewStripBlock,
  promotionListBlock,
  faqListBlock,
  featureBlock,
  storeListBlock,
  heroBlock,
  richTextBlock,
  offerListBlock,
  vehicleListBlock,
  galleryBlock,
  columnsBlock,
  videoBlock,
  callToActionBlock,
  countdownBlock,
  messageFormBlock,
  paymentCalculatorBlock,
] as const;
