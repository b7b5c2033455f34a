import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../../context.server.ts';
import { tileViews } from '../tile-view.server.ts';

export type FilterTilesView = NonNullable<ReturnType<typeof filterTilesView>>;

export function filterTilesView(block: BlockOf<'filterTiles'>, context: RequestContext) {
  const tiles = tileViews(block.tiles, context);
  return tiles.length === 0 ? null : { heading: block.heading ?? context.t('blocks.filterTiles'), tiles };
}
