import type { BlockType } from '@rooftop/content/blocks/block';
import { type ComponentType, lazy, Suspense } from 'react';
import type { BlockView, Views } from './block-views.server.ts';
import { LateLinkDialogs } from '../vehicles/late-link-dialogs.tsx';
import { HeroSlides } from './hero-slides.tsx';
import { MessageBlock } from './message-block.tsx';
import { PromotionList } from './promotion-list.tsx';
import { Still } from './still.tsx';

const FilmPlayer = lazy(() => import('../ui/film-player.tsx'));

type StillProps = Parameters<typeof Still>[0];

/** Static block that may contain a video. */
const StillWithFilm = (props: StillProps) => (
  <>
    <Still {...props} />
    <Suspense>
      <FilmPlayer />
    </Suspense>
  </>
);

/** Static block with cars, whose test drive links open in a dialog. */
const StillWithCars = (props: StillProps) => (
  <>
    <Still {...props} />
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
  buttonStrip: Still,
  departmentTabs: Still,
  bodyStyleTiles: Still,
  filterTiles: Still,
  reviewStrip: Still,
  promotionList: PromotionList,
  faqList: Still,
  feature: Still,
  storeList: Still,
  hero: Still,
  richText: StillText,
  offerList: Still,
  vehicleList: StillWithCars,
  gallery: Still,
  columns: Still,
  video: StillWithFilm,
  callToAction: Still,
  messageForm: MessageBlock,
};

/** One block of a page. */
export function Block<Type extends BlockType>({ block }: { readonly block: BlockView<Type> }) {
  const Component: ComponentType<{ view: Views[Type] }> = COMPONENTS[block.type];
  return <Component view={block.view} />;
}
