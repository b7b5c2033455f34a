import { Picture } from '#app/ui/media/picture.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { BlockHeading } from '../block-heading.tsx';
import { MoreLink } from '../more-link.tsx';
import type { RatingView, ReviewStripView, ReviewView } from './review-strip-view.server.ts';
import { Stars } from './stars.tsx';

/**
 * Customer reviews from other platforms. The selected radio button filters them with CSS only: see review-strip.css.
 */
export function ReviewStrip({ view }: { readonly view: ReviewStripView }) {
  const id = useElementId();
  const { heading, text, rating, choices, reviews } = view;
  return (
    <section className="block reviews" aria-labelledby={id}>
      <div className="reviews-intro">
        <BlockHeading id={id} heading={heading} text={text} />
        {rating !== null && <ReviewsRating of={rating} />}
      </div>
      {choices.length > 2 && (
        <fieldset className="reviews-choices">
          <legend className="sr-only">{view.choicesLabel}</legend>
          {choices.map(({ value, label }) => (
            <label key={value}>
              <input
                className="sr-only"
                type="radio"
                name={id}
                value={value}
                defaultChecked={value === view.chosen}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on phones the row
          scrolls, so it must be focusable for keyboard users */}
      <ul className="reviews-list" tabIndex={0} aria-labelledby={id}>
        {reviews.map((review) => (
          <li key={review.key} data-shown-under={review.shownUnder.join(' ')}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <MoreLink to={view.more} />
    </section>
  );
}

/** Total rating. */
export function ReviewsRating({ of }: { readonly of: RatingView }) {
  return (
    <p className="reviews-rating">
      <strong className="display-type number">{of.average}</strong>
      <Stars of={of} />
      <span>
        {of.href === null ? of.count : <a href={of.href}>{of.count}</a>}
        <small>{of.asOf}</small>
      </span>
    </p>
  );
}

/** Review by one customer. */
export function ReviewCard({ review }: { readonly review: ReviewView }) {
  const { name, initials, photo, text, stars, platform, href } = review;
  return (
    <figure className="review">
      <Stars of={stars} />
      <blockquote>{text}</blockquote>
      <figcaption>
        {photo === null ? (
          <span className="review-initials" aria-hidden="true">
            {initials}
          </span>
        ) : (
          <Picture className="review-photo" picture={photo} sizes="3rem" />
        )}
        <span>
          <cite>{name}</cite>
          {href === null ? (
            <span className="review-platform">{platform}</span>
          ) : (
            <a className="review-platform" href={href}>
              {platform}
            </a>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
