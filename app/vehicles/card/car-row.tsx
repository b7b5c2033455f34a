import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import type { CarsView } from './cars-of-search.server.ts';
import { VehicleCard } from './vehicle-card.tsx';

interface CarRowProps {
  readonly of: CarsView;
  /** Text of the link to all of them. */
  readonly more: string;
}

/** A row of cars from a search, with a link to the rest. */
export function CarRow({ of: { cards, href, words }, more }: CarRowProps) {
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
      <a className="car-row-more" href={href}>
        {more}
        <ArrowRightIcon className="arrow" aria-hidden="true" size={20} />
      </a>
    </div>
  );
}
