import type { OfferCardView } from './offer-card-view.server.ts';
import { OfferCard } from './offer-card.tsx';

interface OfferCardsProps {
  readonly of: readonly OfferCardView[];
  readonly as?: 'h2' | 'h3';
}

/** Several offers side by side. */
export function OfferCards({ of: cards, as = 'h3' }: OfferCardsProps) {
  return (
    <ul className="offer-cards">
      {cards.map((card) => (
        <li key={card.key}>
          <OfferCard of={card} as={as} />
        </li>
      ))}
    </ul>
  );
}
