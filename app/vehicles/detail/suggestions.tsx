import { VehicleCard } from '../card/vehicle-card.tsx';
import type { SuggestionsView } from './suggestions-view.server.ts';

/** Other vehicles that a shopper of this one may like. */
export function Suggestions({ rows }: { readonly rows: readonly SuggestionsView[] }) {
  return rows.map(({ id, heading, cards, words }) => (
    <section key={id} className="vehicle-suggestions" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.vin}>
            <VehicleCard view={card} words={words} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
