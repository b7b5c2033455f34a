import { Link } from '#app/framework.ts';
import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockHeading } from '../block-heading.tsx';
import type { PromotionListView, PromotionView } from './promotion-list-view.server.ts';

/** Current promotions as a carousel or grid. */
export function PromotionList({ view, edit }: BlockProps<PromotionListView>) {
  const id = useElementId();
  const { heading, position, carousel, promotions } = view;
  const list = (
    <ServerRendered of={promotions} as="ul" className="promotions-list">
      {(shown) =>
        shown.map((promotion) => (
          <li key={promotion.key}>
            <PromotionCard promotion={promotion} />
          </li>
        ))
      }
    </ServerRendered>
  );
  return (
    <section className="block promotions" data-position={position} aria-labelledby={id} {...edit}>
      <BlockHeading id={id} heading={heading} />
      {position === 'promotions-carousel' ? <Carousel {...carousel}>{list}</Carousel> : list}
    </section>
  );
}

function PromotionCard({ promotion }: { readonly promotion: PromotionView }) {
  const { cta, category, title, description, picture, href, action, edit } = promotion;
  return (
    <article className="promotion" data-pictured={picture !== null} {...edit}>
      {picture !== null && (
        <Picture
          className="promotion-picture"
          picture={picture}
          sizes="(width >= 56rem) 36rem, calc(100vw - 2rem)"
        />
      )}
      <div className="promotion-words">
        {category !== null && <p className="eyebrow">{category}</p>}
        <h3>
          {href === null ? (
            title
          ) : (
            <Link to={href} data-cta={cta}>
              {title}
            </Link>
          )}
        </h3>
        {description !== null && <p>{description}</p>}
        {href !== null && (
          <span className="promotion-action" aria-hidden="true">
            {action}
            <ArrowRightIcon className="arrow" size={20} />
          </span>
        )}
      </div>
    </article>
  );
}
