import type { BlockOf } from '@rooftop/content/blocks/block';
import type { Promotion } from '@rooftop/content/documents/promotion';
import type { RequestContext } from '../../context.server.ts';
import { pictureView, type PictureView } from '../../ui/picture-view.server.ts';
import { serverRendered, type ServerRenderedView } from '../../ui/server-rendered.server.ts';
import { type CarouselView, carouselView } from '../../ui/carousel-view.server.ts';
import { promotionsFor } from './promotions-for.ts';

export interface PromotionView {
  readonly key: string;
  readonly category: string | null;
  readonly title: string;
  readonly description: string | null;
  readonly picture: PictureView | null;
  readonly href: string | null;
  readonly action: string;
}

export interface PromotionListView {
  readonly heading: string;
  readonly position: Promotion['position'];
  readonly carousel: CarouselView;
  readonly promotions: ServerRenderedView<readonly PromotionView[]>;
}

export async function promotionListView(
  { heading, position }: BlockOf<'promotionList'>,
  context: RequestContext,
): Promise<PromotionListView | null> {
  const { content, dealership, locale, now, path, t, store, validUntil } = context;
  const shown = promotionsFor(await content.promotions(), {
    position,
    facts: {
      page: path === '/' ? [path, 'home'] : [path],
      store: store === undefined ? [] : [store.key],
      language: [locale],
    },
    now,
    timeZone: dealership.timeZone,
    validUntil,
  });
  if (shown.length === 0) return null;
  return {
    heading: heading ?? t('blocks.promotionList'),
    position,
    carousel: carouselView('blocks.promotionRow', shown.length, t),
    promotions: serverRendered(
      shown.map((promotion) => promotionView(promotion, context)),
      context,
    ),
  };
}

function promotionView(promotion: Promotion, { href, imageUrl, t }: RequestContext): PromotionView {
  const { id, title, description, img, url, additional } = promotion;
  return {
    key: id,
    category: additional.category,
    title,
    description,
    picture: img && pictureView(img, imageUrl, 'half'),
    href: href(url),
    action: additional.ctaText ?? t('promotions.action'),
  };
}
