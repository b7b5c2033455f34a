import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../../context.server.ts';
import { type TileView, tileViews } from '../tile-view.server.ts';

export interface ButtonStripView {
  readonly label: string;
  readonly buttons: readonly TileView[];
}

export function buttonStripView(
  block: BlockOf<'buttonStrip'>,
  context: RequestContext,
): ButtonStripView | null {
  const buttons = tileViews(block.buttons, context);
  return buttons.length === 0 ? null : { label: context.t('blocks.buttonStrip'), buttons };
}
