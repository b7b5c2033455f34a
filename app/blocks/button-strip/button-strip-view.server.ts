import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { linkViews } from '../link-view.server.ts';

export type ButtonStripView = NonNullable<ReturnType<typeof buttonStripView>>;

export function buttonStripView(block: BlockOf<'buttonStrip'>, context: RequestContext) {
  const buttons = linkViews(block.buttons, context);
  return buttons.length === 0 ? null : { label: context.t('blocks.buttonStrip'), buttons };
}
