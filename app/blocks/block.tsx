import type { ComponentType } from 'react';
import type { BlockProps } from './block-props.ts';
import type { BlockView, Views } from './block-view.ts';
import { LateVideoPlayer } from '../ui/media/late-video-player.tsx';
import { LateLinkDialogs } from '../vehicles/late-link-dialogs.tsx';
import { HeroSlides } from './hero-slides/hero-slides.tsx';
import { MessageFormBlock } from './message-form/message-form-block.tsx';
import { PaymentCalculator } from './payment-calculator/payment-calculator.tsx';
import { PromotionList } from './promotion-list/promotion-list.tsx';
import { StaticBlock } from './static-block.tsx';

type StillProps = Parameters<typeof StaticBlock>[0];

/** Static block that may contain a video. */
const StillWithFilm = (props: StillProps) => (
  <>
    <StaticBlock {...props} />
    <LateVideoPlayer />
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

/** Blocks with scripts. All others are static: their folders define what they look like. */
const SCRIPTED = {
  heroSlides: HeroSlides,
  promotionList: PromotionList,
  richText: StillText,
  vehicleList: StillWithCars,
  video: StillWithFilm,
  messageForm: MessageFormBlock,
  paymentCalculator: PaymentCalculator,
};
type Scripted = keyof typeof SCRIPTED;
const isScripted = (block: BlockView): block is BlockView<Scripted> => block.type in SCRIPTED;

/** One block of a page. */
export const PageBlock = ({ block }: { readonly block: BlockView }) =>
  isScripted(block) ? <ScriptedBlock block={block} /> : <StaticBlock view={block.view} edit={block.edit} />;

function ScriptedBlock<Type extends Scripted>({ block }: { readonly block: BlockView<Type> }) {
  const components: { readonly [T in Scripted]: ComponentType<BlockProps<Views[T]>> } = SCRIPTED;
  const Component: ComponentType<BlockProps<Views[Type]>> = components[block.type];
  return <Component view={block.view} edit={block.edit} />;
}
