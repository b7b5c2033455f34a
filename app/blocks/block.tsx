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

/** A still block in which there may be a film to play. */
const StillWithFilm = (props: StillProps) => (
  <>
    <Still {...props} />
    <Suspense>
      <FilmPlayer />
    </Suspense>
  </>
);

/** A still block that shows cars, whose test drives open in a dialog. */
const StillWithCars = (props: StillProps) => (
  <>
    <Still {...props} />
    <LateLinkDialogs />
  </>
);

/** A text, in which there may be both. */
const StillText = (props: StillProps) => (
  <>
    <StillWithFilm {...props} />
    <LateLinkDialogs />
  </>
);

/** What moves in each kind of block; what those that are still look like, block-views.server.ts says. */
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
