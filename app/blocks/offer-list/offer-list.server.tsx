import { OfferCards } from '#app/vehicles/offers/offer-cards.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { BlockHeading } from '../block-heading.tsx';
import { MoreLink } from '../more-link.tsx';
import type { OfferListView } from './offer-list-view.server.ts';

/** Offers side by side, with a link to all. */
export function OfferList({ view: { heading, text, offers, more } }: { readonly view: OfferListView }) {
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
