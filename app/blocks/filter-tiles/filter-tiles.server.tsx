import { Link } from '#app/framework.ts';
import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { BlockHeading } from '../block-heading.tsx';
import { BlockIcon } from '../block-icon.tsx';
import type { FilterTilesView } from './filter-tiles-view.server.ts';

/** Links to popular inventory searches. */
export function FilterTiles({ view }: { readonly view: FilterTilesView }) {
  const id = useElementId();
  return (
    <section className="block filter-tiles" aria-labelledby={id}>
      <BlockHeading id={id} heading={view.heading} />
      <ul>
        {view.tiles.map(({ key, href, icon, label, text }) => (
          <li key={key}>
            <Link to={href}>
              {icon !== null && <BlockIcon icon={icon} />}
              <span className="filter-tile-words">
                <strong>{label}</strong>
                {text !== null && <span>{text}</span>}
              </span>
              <ArrowRightIcon className="arrow" aria-hidden="true" size={22} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
