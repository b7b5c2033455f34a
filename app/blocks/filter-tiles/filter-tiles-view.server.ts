import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { linkViews } from '../link-view.server.ts';

export type FilterTilesView = NonNullable<ReturnType<typeof filterTilesView>>;

export function filterTilesView(block: BlockOf<'filterTiles'>, context: RequestContext) {
  const tiles = linkViews(block.tiles, context);
  return tiles.length === 0 ? null : { heading: block.heading ?? context.t('blocks.filterTiles'), tiles };
}
