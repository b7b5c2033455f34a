import { ReviewCard, ReviewsRating } from '#app/blocks/review-strip/review-strip.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChoiceLinks } from '#app/ui/choice-links.tsx';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { CompanyLead } from '../company-lead.tsx';
import type { ReviewsView } from './reviews-view.server.ts';

/** All reviews, with links to read or write more. */
export function Reviews({ view }: { readonly view: ReviewsView }) {
  const { lead, rating, choices, reviews, empty, platforms, structured } = view;
  return (
    <>
      <div className="reviews-page-head">
        <CompanyLead {...lead} />
        {rating !== null && <ReviewsRating of={rating} />}
      </div>
      {choices !== null && <ChoiceLinks {...choices} />}
      {empty !== null && <p className="company-empty">{empty}</p>}
      <ul className="reviews-page-list">
        {reviews.map((review) => (
          <li key={review.key}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {platforms !== null && (
        <section className="reviews-page-platforms" aria-labelledby="platforms">
          <h2 id="platforms">{platforms.heading}</h2>
          <ul>
            {platforms.links.map(({ name, href }) => (
              <li key={href}>
                <ButtonLink kind="secondary" to={href}>
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <JsonLd of={structured} />
    </>
  );
}
