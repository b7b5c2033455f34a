import type { BlockType } from '@rooftop/content/blocks/block';
import type { EditTarget } from '../site/preview/edit-target.server.ts';
import type { TrustedHtml } from '../ui/prose/prose-html.server.tsx';
import type { ServerRenderedView } from '../ui/server-rendered.server.ts';
import type { HeroSlidesView } from './hero-slides/hero-slides-view.server.ts';
import type { MessageBlockView } from './message-form/message-form-block-view.server.ts';
import type { PaymentCalculatorView } from './payment-calculator/payment-calculator-view.server.ts';
import type { PromotionListView } from './promotion-list/promotion-list-view.server.ts';

/** Props of the components of blocks with a script of their own. */
interface ScriptedViews {
  readonly heroSlides: HeroSlidesView;
  readonly messageForm: MessageBlockView;
  readonly paymentCalculator: PaymentCalculatorView;
  readonly promotionList: PromotionListView;
}
/** Blocks that are HTML made on the server. */
export type StaticType = Exclude<BlockType, keyof ScriptedViews>;

/** Props of each block type's component. */
export type Views = ScriptedViews & {
  readonly [T in StaticType]: ServerRenderedView<TrustedHtml>;
};

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
