/** The blocks that pages are made of, in the requested language. */
import { z } from 'zod';
import { bodyStyleTilesBlock } from './body-style-tiles/body-style-tiles.groq.ts';
import { buttonStripBlock } from './button-strip/button-strip.groq.ts';
import { callToActionBlock } from './call-to-action/call-to-action.groq.ts';
import { columnsBlock } from './columns/columns.groq.ts';
import { departmentTabsBlock } from './department-tabs/department-tabs.groq.ts';
import { faqListBlock } from './faq-list/faq-list.groq.ts';
import { featureBlock } from './feature/feature.groq.ts';
import { filterTilesBlock } from './filter-tiles/filter-tiles.groq.ts';
import { galleryBlock } from './gallery/gallery.groq.ts';
import { heroBlock } from './hero/hero.groq.ts';
import { heroSlidesBlock } from './hero-slides/hero-slides.groq.ts';
import { messageFormBlock } from './message-form/message-form.groq.ts';
import { offerListBlock } from './offer-list/offer-list.groq.ts';
import { promotionListBlock } from './promotion-list/promotion-list.groq.ts';
import { reviewStripBlock } from './review-strip/review-strip.groq.ts';
import { richTextBlock } from './rich-text/rich-text.groq.ts';
import { storeListBlock } from './store-list/store-list.groq.ts';
import { vehicleListBlock } from './vehicle-list/vehicle-list.groq.ts';
import { videoBlock } from './video/video.groq.ts';

export const blockShape = z.discriminatedUnion('_type', [
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
  messageFormBlock,
]);
export type Block = z.infer<typeof blockShape>;
export type BlockType = Block['_type'];
/** One kind of block: `BlockOf<'feature'>`. */
export type BlockOf<Type extends BlockType> = Extract<Block, { _type: Type }>;
