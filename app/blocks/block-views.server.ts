import { CONTROL } from '@rooftop/platform/experiments/experiments';
import type { Block, BlockOf, BlockType } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../context.server.ts';
import { statusOf } from '../http/error-status.ts';
import { withoutEmptySearches } from '../vehicles/inventory/without-empty-searches.server.ts';
import type { EditTarget } from '../site/preview/edit-target.server.ts';
import { BodyStyleTiles } from './body-style-tiles/body-style-tiles.tsx';
import { bodyStyleTilesView } from './body-style-tiles/body-style-tiles-view.server.ts';
import { ButtonStrip, buttonStripView } from './button-strip/button-strip.server.tsx';
import { CallToAction, callToActionView } from './call-to-action/call-to-action.server.tsx';
import { Columns, columnsView } from './columns/columns.server.tsx';
import { Countdown, countdownView } from './countdown/countdown.server.tsx';
import { DepartmentTabs, departmentTabsView } from './department-tabs/department-tabs.server.tsx';
import { FaqList, faqListView } from './faq-list/faq-list.server.tsx';
import { Feature, featureView } from './feature/feature.server.tsx';
import { FilterTiles, filterTilesView } from './filter-tiles/filter-tiles.server.tsx';
import { Gallery, galleryView } from './gallery/gallery.server.tsx';
import { Hero, heroView } from './hero/hero.server.tsx';
import { OfferList, offerListView } from './offer-list/offer-list.server.tsx';
import { ReviewStrip } from './review-strip/review-strip.tsx';
import { reviewStripView } from './review-strip/review-strip-view.server.ts';
import { RichText, richTextView } from './rich-text/rich-text.server.tsx';
import { StoreList, storeListView } from './store-list/store-list.server.tsx';
import { VehicleList, vehicleListView } from './vehicle-list/vehicle-list.server.tsx';
import { Video, videoView } from './video/video.server.tsx';
import { heroSlidesView } from './hero-slides/hero-slides-view.server.ts';
import { messageFormBlockView } from './message-form/message-form-block-view.server.ts';
import { paymentCalculatorView } from './payment-calculator/payment-calculator-view.server.ts';
import { promotionListView } from './promotion-list/promotion-list-view.server.ts';
import { type BlockPlace, staticBlock } from './static-block.server.tsx';

/**
 * View of each block type: its own texts joined with the content it refers to. Views of static blocks cost the
 * browser nothing.
 */
const VIEWS = {
  heroSlides: heroSlidesView,
  buttonStrip: staticBlock(buttonStripView, ButtonStrip),
  departmentTabs: staticBlock(departmentTabsView, DepartmentTabs),
  bodyStyleTiles: staticBlock(bodyStyleTilesView, BodyStyleTiles),
  filterTiles: staticBlock(filterTilesView, FilterTiles),
  reviewStrip: staticBlock(reviewStripView, ReviewStrip),
  promotionList: promotionListView,
  faqList: staticBlock(faqListView, FaqList),
  feature: staticBlock(featureView, Feature),
  storeList: staticBlock(storeListView, StoreList),
  hero: staticBlock(heroView, Hero),
  richText: staticBlock(richTextView, RichText),
  offerList: staticBlock(offerListView, OfferList),
  vehicleList: staticBlock(vehicleListView, VehicleList),
  gallery: staticBlock(galleryView, Gallery),
  columns: staticBlock(columnsView, Columns),
  video: staticBlock(videoView, Video),
  callToAction: staticBlock(callToActionView, CallToAction),
  countdown: staticBlock(countdownView, Countdown),
  messageForm: messageFormBlockView,
  paymentCalculator: paymentCalculatorView,
} satisfies { [T in BlockType]: (block: BlockOf<T>, context: RequestContext, place: BlockPlace) => unknown };
/** Props of each block type's component. */
export type Views = { [T in BlockType]: NonNullable<Awaited<ReturnType<(typeof VIEWS)[T]>>> };

/** A block with content to show. */
export type BlockView<Type extends BlockType = BlockType> = {
  [T in Type]: {
    readonly type: T;
    readonly key: string;
    readonly view: Views[T];
    /** Only in a preview. */
    readonly edit?: EditTarget;
  };
}[Type];

/** The document whose blocks are shown. */
interface BlocksOf {
  readonly id: string;
  readonly type: 'homePage' | 'page';
}

/**
 * Blocks of a page, without empty ones and without links to searches that find no cars. A block that fails is reported
 * and left out.
 * @param of absent for blocks that are written in code
 */
export async function blockViews(
  blocks: readonly Block[],
  context: RequestContext,
  of?: BlocksOf,
): Promise<readonly BlockView[]> {
  const withCars = await withoutEmptySearches(context);
  const views = await Promise.all(
    blocks.map((block, index) => blockView(block, withCars, { isLead: index === 0 })),
  );
  const shown = views.filter((view) => view !== null);
  if (of === undefined || !context.isPreview) return shown;
  const arms = new Map(blocks.map(({ key, shownTo }) => [key, shownTo]));
  return shown.map((view) => {
    const { experiment, arm } = arms.get(view.key) ?? {};
    const only = experiment ? [`${experiment}: ${arm ?? CONTROL}`] : [];
    return { ...view, ...context.editTarget({ ...of, block: view.key, only }) };
  });
}

type Make<Type extends BlockType> = (
  block: BlockOf<Type>,
  context: RequestContext,
  place: BlockPlace,
) => Views[Type] | null | Promise<Views[Type] | null>;

async function blockView<Type extends BlockType>(
  block: { [T in Type]: BlockOf<T> & { readonly _type: T } }[Type],
  context: RequestContext,
  place: BlockPlace,
): Promise<BlockView<Type> | null> {
  const makers: { readonly [T in BlockType]: Make<T> } = VIEWS;
  const make = makers[block._type];
  try {
    const view = await make(block, context, place);
    return view === null ? null : { type: block._type, key: block.key, view };
  } catch (error) {
    // Without its source, the page is answered from the cache or with 503.
    if (statusOf(error) === 503) throw error;
    context.report(error);
    return null;
  }
}
