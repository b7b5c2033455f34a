import { ButtonLink } from '../../../ui/button.tsx';
import type { AbsentOfferView } from './absent-offer-view.server.ts';

/** Says that an offer is not available today, and links to the current ones. */
export function AbsentOffer({ view: { heading, text, browse } }: { readonly view: AbsentOfferView }) {
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
