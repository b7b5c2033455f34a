import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../context.server.ts';
import type { ChoiceLinksView } from '../ui/choice-links.tsx';
import { pictureView, type PictureView } from '../ui/picture-view.server.ts';
import { formatMoney } from './figures.server.ts';
import { linkViews } from './link-view.server.ts';
import { priceChoices } from './price-choices.server.ts';

export interface BodyStyleTilesView {
  readonly heading: string;
  readonly text: string | null;
  readonly tiles: readonly {
    readonly key: string;
    readonly label: string;
    readonly href: string;
    readonly picture: PictureView | null;
    /** of the least expensive; null: not said */
    readonly price: { readonly before: string; readonly amount: string } | null;
  }[];
  /** the ways to cars below a price */
  readonly prices: readonly ChoiceLinksView[];
}

export async function bodyStyleTilesView(
  { heading, text }: BlockOf<'bodyStyleTiles'>,
  context: RequestContext,
): Promise<BodyStyleTilesView | null> {
  const { content, imageUrl, locale, say } = context;
  const [styles, prices] = await Promise.all([content.bodyStyles(), priceChoices(context)]);
  const tiles = styles.map(({ value, name, startingPrice, image }) => ({
    key: value,
    label: name,
    href: `/cars-for-sale/${value}`,
    // The name beside it says what it shows.
    picture: image && { ...pictureView(image, imageUrl, 'tile'), alt: '' },
    price:
      startingPrice === null
        ? null
        : { before: say('price.from'), amount: formatMoney(startingPrice, locale) },
  }));
  const links = linkViews(tiles, context);
  if (links.length === 0) return null;
  return { heading: heading ?? say('blocks.bodyStyleTiles'), text, tiles: links, prices };
}
