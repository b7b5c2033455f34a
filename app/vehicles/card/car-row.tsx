import { ArrowRight } from 'lucide-react';
import { useElementId } from '../../ui/use-element-id.ts';
import type { CarsView } from './cars-of-search.server.ts';
import { VehicleCard } from './vehicle-card.tsx';

interface CarRowProps {
  readonly of: CarsView;
  /** what the link to all of them says */
  readonly more: string;
}

/** Some cars of a search side by side, and the way to the others. */
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
        <ArrowRight className="arrow" aria-hidden="true" size={20} />
      </a>
    </div>
  );
}
