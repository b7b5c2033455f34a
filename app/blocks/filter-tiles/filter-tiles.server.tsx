import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { Link } from '#app/framework.ts';
import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { linkViews } from '../link-view.server.ts';
import { BlockHeading } from '../block-heading.tsx';
import { BlockIcon } from '../block-icon.tsx';
import { staticBlock } from '../static-block.server.tsx';

type FilterTilesView = NonNullable<ReturnType<typeof filterTilesView>>;

function filterTilesView(block: BlockOf<'filterTiles'>, context: RequestContext) {
  const tiles = linkViews(block.tiles, context);
  return tiles.length === 0 ? null : { heading: block.heading ?? context.t('blocks.filterTiles'), tiles };
}

/** Links to popular inventory searches. */
function FilterTiles({ view }: { readonly view: FilterTilesView }) {
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

export const block = staticBlock('filterTiles', filterTilesView, FilterTiles, () => [
  {
    heading: null,
    tiles: (['price', 'mileage', 'car', 'heart'] as const).map((icon) => ({
      key: icon,
      icon,
      label: `By ${icon}`,
      text: null,
      href: '/cars-for-sale',
    })),
  },
]);
