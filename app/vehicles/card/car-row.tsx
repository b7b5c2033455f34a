import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import type { CarsView } from './cars-of-search.server.ts';
import { VehicleCard } from './vehicle-card.tsx';

/** A row of cars from a search, with a link to the rest, or one car. */
export function CarRow({ of: { cards, more, words } }: { readonly of: CarsView }) {
  const place = useElementId();
  return (
    <div className="car-row">
      <ul>
        {cards.map((card) => (
          <li key={card.vin}>
            <VehicleCard view={card} words={words} place={place} />
          </li>
        ))}
      </ul>
      {more !== null && (
        <a className="car-row-more" href={more.href}>
          {more.label}
          <ArrowRightIcon className="arrow" aria-hidden="true" size={20} />
        </a>
      )}
    </div>
  );
}
