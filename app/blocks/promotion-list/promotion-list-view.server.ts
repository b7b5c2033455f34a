import type { BlockOf } from '@rooftop/content/blocks/block';
import type { Promotion } from '@rooftop/content/documents/promotion/promotion';
import type { RequestContext } from '#app/context.server.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { carouselView } from '#app/ui/carousel/carousel-view.server.ts';
import { promotionCta } from './promotion-cta.ts';
import { promotionsFor } from './promotions-for.ts';
import { defineBlock } from '../define-block.server.ts';

export type PromotionView = ReturnType<typeof promotionView>;

export type PromotionListView = NonNullable<Awaited<ReturnType<typeof promotionListView>>>;

async function promotionListView(
  { heading, position, tag }: BlockOf<'promotionList'>,
  context: RequestContext,
) {
  const { content, dealership, locale, now, path, t, store, validUntil } = context;
  const shown = promotionsFor(await content.promotions(), {
    position,
    tag,
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

function promotionView(promotion: Promotion, { editTarget, href, imageUrl, t }: RequestContext) {
  const { id, type, title, description, img, url, additional, startDate, endDate, criterias } = promotion;
  return {
    key: id,
    ...editTarget({
      id,
      type: 'promotion',
      from: startDate,
      until: endDate,
      only: criterias.map(({ subject, value }) => `${subject}: ${value}`),
    }),
    /** For facts. */
    cta: promotionCta(type) ?? undefined,
    category: additional.category,
    title,
    description,
    picture: img && pictureView(img, imageUrl, 'half'),
    href: href(url),
    action: additional.ctaText ?? t('promotions.action'),
  };
}

export const block = defineBlock('promotionList', promotionListView, () => [
  { heading: null, position: 'promotions-carousel', tag: null },
  { heading: 'Promotions in a grid', position: 'grid-item', tag: null },
]);
