import type { BodyStyleDocument as BodyStyleContent } from '@rooftop/content/documents/body-style/body-style';
import { pictureView, type PictureView } from '#app/ui/media/picture-view.server.ts';
import { formatMoney } from '@rooftop/platform/wording/format-number';
import { bodyStyleOrder } from './body-style-order.ts';
import type { FoundSearch } from './found-search.ts';
import { withFilterValues } from './query-change.ts';

interface BodyStyleLink {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly isChosen: boolean;
  readonly picture: PictureView | null;
  /** The lowest price among the cars matching the other filters, or null if none has a price. */
  readonly from: string | null;
}

/** The body styles of the cars matching the other filters, each with its lowest price. */
export function bodyStyleStrip(
  found: FoundSearch,
  styles: readonly BodyStyleContent[],
): readonly BodyStyleLink[] {
  const { query, result, address, labels, settings, context } = found;
  const { imageUrl, locale, t } = context;
  const chosen = query.filters.bodystyle ?? [];
  const counts = new Map(result.countsOf('bodystyle').map(({ value, count }) => [value, count]));
  const there = bodyStyleOrder(settings).filter(
    (style) => (counts.get(style) ?? 0) > 0 || chosen.includes(style),
  );
  if (there.length < 2) return [];
  return there.map((style) => {
    const isChosen = chosen.length === 1 && chosen[0] === style;
    const price = result.startingAt(style);
    const written = styles.find(({ value }) => value === style);
    return {
      key: style,
      label: labels('bodystyle', style, style),
      href: address(withFilterValues(query, 'bodystyle', isChosen ? [] : [style])),
      isChosen,
      // The name beside the image describes it.
      picture: written?.image ? { ...pictureView(written.image, imageUrl, 'thumb'), alt: '' } : null,
      from: price === null ? null : t('search.from', { amount: formatMoney(price, locale) }),
    };
  });
}
