import type { Icon } from '@rooftop/content/blocks/icons';
import type { ContentLink } from '@rooftop/content/objects/link';
import type { RequestContext } from '../context.server.ts';
import { type LinkView, linkViews } from './link-view.server.ts';

/** A link with additional details. */
export interface TileView extends LinkView {
  readonly key: string;
  readonly icon: Icon | null;
  readonly text: string | null;
}

type Tile = ContentLink & Pick<TileView, 'key' | 'icon' | 'text'>;

/** Tiles with a safe link. */
export function tileViews(
  tiles: readonly Tile[],
  context: Pick<RequestContext, 'href'>,
): readonly TileView[] {
  return linkViews(tiles, context);
}
