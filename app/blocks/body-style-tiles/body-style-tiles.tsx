import { Link } from '#app/framework.ts';
import { ChoiceLinks } from '#app/ui/choice-links.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { BlockHeading } from '../block-heading.tsx';
import type { BodyStyleTilesView } from './body-style-tiles-view.server.ts';

/** Body styles with their lowest prices; below them links to searches by price. */
export function BodyStyleTiles({ view }: { readonly view: BodyStyleTilesView }) {
  const id = useElementId();
  return (
    <section className="block body-styles" aria-labelledby={id}>
      <BlockHeading id={id} heading={view.heading} text={view.text} />
      <ul>
        {view.tiles.map(({ key, label, href, icon, picture, price }) => (
          <li className="body-style" key={key}>
            <Link to={href}>
              {picture !== null && (
                <span className="body-style-ground">
                  <Picture
                    className="body-style-picture"
                    picture={picture}
                    sizes="(width >= 64rem) 24rem, (width >= 40rem) 33vw, 50vw"
                  />
                </span>
              )}
              <span className="body-style-name">
                {icon !== null && <Picture className="body-style-icon" picture={icon} sizes="1.5rem" />}
                {label}
              </span>
              {price !== null && (
                <span className="body-style-price number">
                  {price.before} <strong>{price.amount}</strong>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {view.prices.length > 0 && (
        <div className="body-styles-prices">
          {view.prices.map((prices) => (
            <ChoiceLinks key={prices.label} {...prices} />
          ))}
        </div>
      )}
    </section>
  );
}
