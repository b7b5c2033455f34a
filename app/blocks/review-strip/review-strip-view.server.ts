import type { BlockOf } from '@rooftop/content/blocks/block';
import { REVIEW_CATEGORIES, type Review } from '@rooftop/content/documents/review/review';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';
import { formatDate } from '@rooftop/platform/wording/format-time';
import { formatCompact, formatStars } from '@rooftop/platform/wording/format-number';
import { staticBlock } from '../static-block.server.tsx';
import { ReviewStrip } from './review-strip.tsx';

type Category = (typeof REVIEW_CATEGORIES)[number];
/** Filter: all reviews, or those of one category. */
type Choice = 'All' | Category;

export type ReviewView = ReturnType<typeof reviewView>;

export type StarsView = ReturnType<typeof starsView>;

/** Average rating and number of reviews, with the review platform and the date they come from. */
export type RatingView = NonNullable<ReturnType<typeof ratingView>>;

export type ReviewStripView = NonNullable<Awaited<ReturnType<typeof reviewStripView>>>;

export async function reviewStripView(
  { heading, text, count, category }: BlockOf<'reviewStrip'>,
  context: RequestContext,
) {
  const { content, href, t } = context;
  const [reviews, settings] = await Promise.all([content.reviews(), content.settings()]);
  if (reviews.length === 0) return null;
  const shown = shownReviews(reviews, count);
  const categories = REVIEW_CATEGORIES.filter((one) => shown.some(({ under }) => under.includes(one)));
  return {
    heading: heading ?? t('blocks.reviewStrip'),
    text,
    rating: ratingView(settings, context),
    choicesLabel: t('reviews.choices'),
    /** Initially selected filter. */
    chosen: categories.find((one) => one === category) ?? 'All',
    choices: [
      { value: 'All', label: t('reviews.All') },
      ...categories.map((value) => ({ value, label: t(`reviews.${value}`) })),
    ],
    reviews: shown.map(({ review, under }) => reviewView(review, under, context)),
    /** Link to all reviews. */
    more: { label: t('blocks.reviews'), href: href(pathTo('reviews')) ?? pathTo('reviews') },
  };
}

/** First `count` reviews for each filter. Reviews that no filter shows are left out. */
export function shownReviews(
  reviews: readonly Review[],
  count: number,
): readonly { readonly review: Review; readonly under: readonly Choice[] }[] {
  const taken = new Map<Choice, number>();
  return reviews.flatMap((review) => {
    const choices: readonly Choice[] = ['All', ...new Set(review.categories)];
    const under = choices.filter((choice) => (taken.get(choice) ?? 0) < count);
    for (const choice of under) taken.set(choice, (taken.get(choice) ?? 0) + 1);
    return under.length === 0 ? [] : [{ review, under }];
  });
}

/** One review for display. */
export function reviewView(
  review: Review,
  shownUnder: readonly Choice[],
  context: Pick<RequestContext, 't' | 'locale' | 'href' | 'imageUrl'>,
) {
  const { reviewerName, reviewerPhoto, platform } = review;
  return {
    key: review.id,
    name: reviewerName,
    /** Shown if there is no photo. */
    initials: initialsOf(reviewerName),
    photo: review.photo && reviewerPhoto ? pictureView(reviewerPhoto, context.imageUrl, 'thumb') : null,
    text: review.text,
    stars: starsView(review.stars, context),
    platform: context.t(`reviews.${platform}`),
    href: context.href(review.url),
    /** Filters under which the review is shown. */
    shownUnder,
  };
}

/** Initials of the first and last name. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((part) => /^\p{L}/u.test(part));
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((part) => /^\p{L}/u.exec(part ?? '')?.[0].toUpperCase() ?? '').join('');
}

export function starsView(stars: number, { t, locale }: Pick<RequestContext, 't' | 'locale'>) {
  return {
    /** From 0 to 5. */
    stars,
    spoken: t('reviews.stars', { stars: formatStars(stars, locale).replace(/[.,]0$/, '') }),
  };
}

/** Which of the dealership's figures a page shows. Null: the total. */
function placeOf(path: string): keyof Settings['ratings'] | null {
  if (/^\/service(?:\/|$)/.test(path)) return 'service';
  return /^\/our-company(?:\/|$)/.test(path) ? 'profile' : null;
}

/**
 * The rating that editors copied from a review platform for this page (decision 114). Null if the dealership names no
 * platform. Every page uses this function for it.
 */
export function ratingView(
  settings: Pick<Settings, 'reviewSource' | 'ratings'> | null,
  context: Pick<RequestContext, 't' | 'locale' | 'href' | 'path'>,
) {
  const source = settings?.reviewSource;
  if (!source) return null;
  const { platform, url, asOf } = source;
  const place = placeOf(context.path);
  const { stars, count } = (place && settings.ratings[place]) ?? source;
  return {
    ...starsView(stars, context),
    average: formatStars(stars, context.locale),
    /** Includes the name of the platform. */
    count: context.t('reviews.total', {
      count: formatCompact(count, context.locale),
      platform: context.t(`networks.${platform}`),
    }),
    /** Link to the dealership's page on the platform, or null if the URL is not safe. */
    href: context.href(url),
    asOf: context.t('reviews.asOf', { date: formatDate(asOf, context.locale) }),
  };
}

export const block = staticBlock('reviewStrip', reviewStripView, ReviewStrip, () => [
  { heading: null, text: null, count: 6, category: 'Service' },
]);
