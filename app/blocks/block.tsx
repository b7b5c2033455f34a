import type { BlockType } from '@rooftop/content/blocks/block';
import { type ComponentType, lazy, Suspense } from 'react';
import type { BlockView, Views } from './block-views.server.ts';
import { LateLinkDialogs } from '../vehicles/late-link-dialogs.tsx';
import { HeroSlides } from './hero-slides/hero-slides.tsx';
import { MessageFormBlock } from './message-form/message-form-block.tsx';
import { PromotionList } from './promotion-list/promotion-list.tsx';
import { StaticBlock } from './static-block.tsx';

const FilmPlayer = lazy(() => import('../ui/video-player.tsx'));

type StillProps = Parameters<typeof StaticBlock>[0];

/** Static block that may contain a video. */
const StillWithFilm = (props: StillProps) => (
  <>
    <StaticBlock {...props} />
    <Suspense>
      <FilmPlayer />
    </Suspense>
  </>
);

/** Static block with cars, whose test drive links open in a dialog. */
const StillWithCars = (props: StillProps) => (
  <>
    <StaticBlock {...props} />
    <LateLinkDialogs />
  </>
);

/** Static text that may contain videos and cars. */
const StillText = (props: StillProps) => (
  <>
    <StillWithFilm {...props} />
    <LateLinkDialogs />
  </>
);

/** Component of each block type. For static blocks, block-views.server.ts defines what they look like. */
const COMPONENTS: { readonly [Type in BlockType]: ComponentType<{ view: Views[Type] }> } = {
  heroSlides: HeroSlides,
  buttonStrip: StaticBlock,
  departmentTabs: StaticBlock,
  bodyStyleTiles: StaticBlock,
  filterTiles: StaticBlock,
  reviewStrip: StaticBlock,
  promotionList: PromotionList,
  faqList: StaticBlock,
  feature: StaticBlock,
  storeList: StaticBlock,
  hero: StaticBlock,
  richText: StillText,
  offerList: StaticBlock,
  vehicleList: StillWithCars,
  gallery: StaticBlock,
  columns: StaticBlock,
  video: StillWithFilm,
  callToAction: StaticBlock,
  messageForm: MessageFormBlock,
};

/** One block of a page. */
export function Block<Type extends BlockType>({ block }: { readonly block: BlockView<Type> }) {
  const Component: ComponentType<{ view: Views[Type] }> = COMPONENTS[block.type];
  return <Component view={block.view} />;
}
