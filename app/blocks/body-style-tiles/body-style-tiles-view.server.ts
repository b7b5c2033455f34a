import { EVERYTHING } from '@rooftop/inventory/index/query';
import type { SearchResult } from '@rooftop/inventory/index/search';
import type { BodyStyleDocument } from '@rooftop/content/documents/body-style/body-style';
import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { PUBLIC } from '@rooftop/platform/inventory/audiences';
import { bodyStylePicture } from '#app/vehicles/pictures/vehicle-pictures.server.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { formatMoney } from '@rooftop/platform/wording/format-number';
import { linkViews } from '../link-view.server.ts';
import { priceChoices } from '../filter-tiles/price-choices.server.ts';
import { staticBlock } from '../static-block.server.tsx';
import { BodyStyleTiles } from './body-style-tiles.tsx';

export type BodyStyleTilesView = NonNullable<Awaited<ReturnType<typeof bodyStyleTilesView>>>;

/**
 * Lowest advertised price of a body style in cents, as found by the search that its tile links to. The price that an
 * editor entered is used only if no car of the style has a price, and never below the cheapest car for sale (decision
 * 45). It is not used at all where prices are locked, because it might be one of them.
 */
function startingPrice(
  { value, startingPrice: entered }: BodyStyleDocument,
  found: SearchResult | null,
  hasLockedPrices: boolean,
): number | null {
  const lowest = found?.startingAt(value) ?? null;
  if (lowest !== null || entered === null || found === null || hasLockedPrices) return lowest;
  return entered < (found.boundsOf('price')?.min ?? 0) ? null : entered;
}

/**
 * One tile per body style with cars. While the inventory is unavailable, all body styles have a tile, without a
 * price.
 */
export async function bodyStyleTilesView(
  { heading, text }: BlockOf<'bodyStyleTiles'>,
  context: RequestContext,
) {
  const { content, imageUrl, inventory, locale, t } = context;
  const [styles, prices, index, settings] = await Promise.all([
    content.bodyStyles(),
    priceChoices(context),
    orFallback(inventory.index(), null),
    orFallback(content.settings(), null),
  ]);
  const found = index?.search(EVERYTHING, PUBLIC) ?? null;
  const inStock = new Set(found?.countsOf('bodystyle').map(({ value }) => value));
  const hasLockedPrices = settings === null || settings.inventory.lockedPrices.length > 0;
  const shown = styles.filter(({ value }) => found === null || inStock.has(value));
  const tiles = shown.map((style) => {
    const { value, name, image, icon } = style;
    const price = startingPrice(style, found, hasLockedPrices);
    return {
      key: value,
      label: name,
      href: `/cars-for-sale/${value}`,
      // Empty alt text: the label next to it says what it shows.
      picture: image
        ? { ...pictureView(image, imageUrl, 'tile'), alt: '' }
        : bodyStylePicture(value, context),
      icon: icon && { ...pictureView(icon, imageUrl, 'thumb'), alt: '' },
      price: price === null ? null : { before: t('price.from'), amount: formatMoney(price, locale) },
    };
  });
  const links = linkViews(tiles, context);
  if (links.length === 0) return null;
  return {
    heading: heading ?? t('blocks.bodyStyleTiles'),
    text,
    tiles: links,
    /** Links to searches below a price. */
    prices,
  };
}

export const block = staticBlock('bodyStyleTiles', bodyStyleTilesView, BodyStyleTiles, () => [
  { heading: null, text: null },
]);
