// Written by packages/content/generate-types.ts from the folders beside this file.

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
import { paymentCalculatorBlock, paymentCalculatorFields } from './payment-calculator/payment-calculator.groq.ts';
import { promotionListBlock, promotionListFields } from './promotion-list/promotion-list.groq.ts';
import { reviewStripBlock, reviewStripFields } from './review-strip/review-strip.groq.ts';
import { richTextBlock, richTextFields } from './rich-text/rich-text.groq.ts';
import { storeListBlock, storeListFields } from './store-list/store-list.groq.ts';
import { vehicleListBlock, vehicleListFields } from './vehicle-list/vehicle-list.groq.ts';
import { videoBlock, videoFields } from './video/video.groq.ts';

/** GROQ for the fields of each block. It has no space to spare: the length of a query is limited. */
export const FIELDS_OF_BLOCKS = `_type=="bodyStyleTiles"=>{${bodyStyleTilesFields}},
_type=="buttonStrip"=>{${buttonStripFields}},
_type=="callToAction"=>{${callToActionFields}},
_type=="columns"=>{${columnsFields}},
_type=="countdown"=>{${countdownFields}},
_type=="departmentTabs"=>{${departmentTabsFields}},
_type=="faqList"=>{${faqListFields}},
_type=="feature"=>{${featureFields}},
_type=="filterTiles"=>{${filterTilesFields}},
_type=="gallery"=>{${galleryFields}},
_type=="hero"=>{${heroFields}},
_type=="heroSlides"=>{${heroSlidesFields}},
_type=="messageForm"=>{${messageFormFields}},
_type=="offerList"=>{${offerListFields}},
_type=="paymentCalculator"=>{${paymentCalculatorFields}},
_type=="promotionList"=>{${promotionListFields}},
_type=="reviewStrip"=>{${reviewStripFields}},
_type=="richText"=>{${richTextFields}},
_type=="storeList"=>{${storeListFields}},
_type=="vehicleList"=>{${vehicleListFields}},
_type=="video"=>{${videoFields}}` as const;

/** Shapes of all blocks. */
export const BLOCK_SHAPES = [
  bodyStyleTilesBlock,
  buttonStripBlock,
  callToActionBlock,
  columnsBlock,
  countdownBlock,
  departmentTabsBlock,
  faqListBlock,
  featureBlock,
  filterTilesBlock,
  galleryBlock,
  heroBlock,
  heroSlidesBlock,
  messageFormBlock,
  offerListBlock,
  paymentCalculatorBlock,
  promotionListBlock,
  reviewStripBlock,
  richTextBlock,
  storeListBlock,
  vehicleListBlock,
  videoBlock,
] as const;
