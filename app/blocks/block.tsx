import type { BlockType } from '@rooftop/content/blocks/block';
import type { ComponentType } from 'react';
import type { BlockView, Views } from './block-views.server.ts';
import { BodyStyleTiles } from './body-style-tiles.tsx';
import { ButtonStrip } from './button-strip.tsx';
import { DepartmentTabs } from './department-tabs.tsx';
import { FaqList } from './faq-list.tsx';
import { Feature } from './feature.tsx';
import { FilterTiles } from './filter-tiles.tsx';
import { HeroSlides } from './hero-slides.tsx';
import { PromotionList } from './promotion-list.tsx';
import { ReviewStrip } from './review-strip.tsx';
import { still } from './still.tsx';
import { StoreList } from './store-list.tsx';

/** What each kind of block looks like. Those that are still cost the browser nothing. */
const COMPONENTS: { readonly [Type in BlockType]: ComponentType<{ view: Views[Type] }> } = {
  heroSlides: HeroSlides,
  buttonStrip: still(ButtonStrip),
  departmentTabs: still(DepartmentTabs),
  bodyStyleTiles: still(BodyStyleTiles),
  filterTiles: still(FilterTiles),
  reviewStrip: still(ReviewStrip),
  promotionList: PromotionList,
  faqList: still(FaqList),
  feature: still(Feature),
  storeList: still(StoreList),
};

/** One block of a page. */
export function Block<Type extends BlockType>({ block }: { readonly block: BlockView<Type> }) {
  const Component: ComponentType<{ view: Views[Type] }> = COMPONENTS[block.type];
  return <Component view={block.view} />;
}
