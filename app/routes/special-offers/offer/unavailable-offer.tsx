import { ButtonLink } from '#app/ui/button.tsx';
import type { UnavailableOfferView } from './unavailable-offer-view.server.ts';

/** Says that an offer is not available today, and links to the current ones. */
export function UnavailableOffer({
  view: { heading, text, browse },
}: {
  readonly view: UnavailableOfferView;
}) {
  return (
    <header className="offer-absent">
      <h1>{heading}</h1>
      <p>{text}</p>
      <ButtonLink kind="secondary" to={browse.href}>
        {browse.label}
      </ButtonLink>
    </header>
  );
}
