import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../../context.server.ts';
import { type TileView, tileViews } from '../tile-view.server.ts';

export interface FilterTilesView {
  readonly heading: string;
  readonly tiles: readonly TileView[];
}

export function filterTilesView(
  block: BlockOf<'filterTiles'>,
  context: RequestContext,
): FilterTilesView | null {
  const tiles = tileViews(block.tiles, context);
  return tiles.length === 0 ? null : { heading: block.heading ?? context.t('blocks.filterTiles'), tiles };
}
