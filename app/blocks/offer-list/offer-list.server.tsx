import { pathTo } from '@rooftop/content/page-paths';
import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { currentOffers } from '#app/vehicles/offers/current-offers.ts';
import { offerCardView } from '#app/vehicles/offers/offer-card-view.server.ts';
import { offerListPath } from '#app/vehicles/offers/offer-lists.ts';
import { OfferCards } from '#app/vehicles/offers/offer-cards.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { linkViews } from '../link-view.server.ts';
import { BlockHeading } from '../block-heading.tsx';
import { MoreLink } from '../more-link.tsx';
import { staticBlock } from '../static-block.server.tsx';

type OfferListView = NonNullable<Awaited<ReturnType<typeof offerListView>>>;

/** First current offers of a department. */
async function offerListView(
  { heading, text, department, count }: BlockOf<'offerList'>,
  context: RequestContext,
) {
  const { content, t } = context;
  const all = await content.offers();
  const own = department === null ? all : all.filter((offer) => offer.department === department);
  const current = currentOffers(own, context);
  if (current.length === 0) return null;
  const href = department === null ? pathTo('special-offers') : offerListPath(department);
  return {
    heading: heading ?? t('blocks.offerList'),
    text,
    offers: current.slice(0, count).map((offer) => offerCardView(offer, context)),
    more: linkViews([{ label: t('blocks.offers'), href }], context),
  };
}

/** Offers side by side, with a link to all. */
function OfferList({ view: { heading, text, offers, more } }: { readonly view: OfferListView }) {
  const id = useElementId();
  return (
    <section className="block offer-list" aria-labelledby={id}>
      <BlockHeading id={id} heading={heading} text={text} />
      <OfferCards of={offers} />
      {more.map((link) => (
        <MoreLink key={link.href} to={link} />
      ))}
    </section>
  );
}

export const block = staticBlock('offerList', offerListView, OfferList, () => [
  { heading: null, text: 'All that ends soon, and more.', department: null, count: 6 },
]);
