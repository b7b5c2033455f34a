import type { Block, BlockOf, BlockType } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../context.server.ts';
import { bodyStyleTilesView } from './body-style-tiles-view.server.ts';
import { buttonStripView } from './button-strip-view.server.ts';
import { departmentTabsView } from './department-tabs-view.server.ts';
import { faqListView } from './faq-list-view.server.ts';
import { featureView } from './feature-view.server.ts';
import { filterTilesView } from './filter-tiles-view.server.ts';
import { heroSlidesView } from './hero-slides-view.server.ts';
import { promotionListView } from './promotion-list-view.server.ts';
import { reviewStripView } from './review-strip-view.server.ts';
import { type BlockPlace, still } from './still.server.ts';
import { storeListView } from './store-list-view.server.ts';

/** What each kind of block shows: its own words, joined with the content they speak of. */
const VIEWS = {
  heroSlides: heroSlidesView,
  buttonStrip: still(buttonStripView),
  departmentTabs: still(departmentTabsView),
  bodyStyleTiles: still(bodyStyleTilesView),
  filterTiles: still(filterTilesView),
  reviewStrip: still(reviewStripView),
  promotionList: promotionListView,
  faqList: still(faqListView),
  feature: still(featureView),
  storeList: still(storeListView),
} satisfies { [T in BlockType]: (block: BlockOf<T>, context: RequestContext, place: BlockPlace) => unknown };

/** What the component of a kind of block is given. */
export type Views = { [T in BlockType]: NonNullable<Awaited<ReturnType<(typeof VIEWS)[T]>>> };

/** A block that has something to show. */
export type BlockView<Type extends BlockType = BlockType> = {
  [T in Type]: { readonly type: T; readonly key: string; readonly view: Views[T] };
}[Type];

/** The blocks of a page, without those that have nothing to show. */
export async function blockViews(
  blocks: readonly Block[],
  context: RequestContext,
): Promise<readonly BlockView[]> {
  const views = await Promise.all(
    blocks.map((block, index) => blockView(block, context, { isLead: index === 0 })),
  );
  return views.filter((view) => view !== null);
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
  const view = await make(block, context, place);
  return view === null ? null : { type: block._type, key: block.key, view };
}
