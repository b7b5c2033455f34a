import { REVIEW_CATEGORIES, type Review } from '@rooftop/content/documents/review/review';
import { pathTo } from '@rooftop/content/page-paths';
import { ratingView, reviewView } from '#app/blocks/review-strip/review-strip-view.server.ts';
import type { RequestContext } from '#app/context.server.ts';
import { safeHref } from '#app/http/safe-path.ts';
import type { ChoiceLinksProps } from '#app/ui/choice-links.tsx';
import { orFallback } from '@rooftop/platform/or-fallback';
import { companyCrumbs, withCrumbs } from '../company-crumbs.server.ts';

type Category = (typeof REVIEW_CATEGORIES)[number];

/** Customer reviews from other platforms that the dealership shows. */
export type ReviewsView = Awaited<ReturnType<typeof reviewsView>>;

/** Category in the URL. Undefined means all. */
function requestedCategory(request: Request): Category | undefined {
  const name = new URL(request.url).searchParams.get('category');
  return REVIEW_CATEGORIES.find((category) => category.toLowerCase() === name);
}

export async function reviewsView(request: Request, context: RequestContext) {
  const { content, dealership, t } = context;
  const [written, settings, company] = await Promise.all([
    content.reviews(),
    orFallback(content.settings(), null),
    context.company(),
  ]);
  const category = requestedCategory(request);
  const shown =
    category === undefined ? written : written.filter(({ categories }) => categories.includes(category));
  const heading = t('reviews.heading');
  const crumbs = companyCrumbs(heading, context);
  return {
    lead: { crumbs, heading, intro: t('reviews.intro', { name: dealership.name }) },
    /** Rating as the platform reports it, never computed from the reviews shown here. */
    rating: ratingView(settings, context),
    /** Null if there is nothing to choose from. */
    choices: categoryChoices(written, category, context),
    reviews: shown.map((review) => reviewView(review, [], context)),
    /** Shown when there are no reviews. */
    empty: shown.length > 0 ? null : t('reviews.empty'),
    /** The dealership's profiles on review platforms. */
    platforms: platformsOf(company.social, context),
    structured: withCrumbs(pathTo('reviews'), crumbs, [], context),
  };
}

function categoryChoices(
  written: readonly Review[],
  chosen: Category | undefined,
  { href, t }: Pick<RequestContext, 'href' | 't'>,
): ChoiceLinksProps | null {
  const known = REVIEW_CATEGORIES.filter(
    (category) => category === chosen || written.some(({ categories }) => categories.includes(category)),
  );
  if (known.length < 2) return null;
  return {
    label: t('reviews.choices'),
    choices: [undefined, ...known].map((category) => ({
      label: t(`reviews.${category ?? 'All'}`),
      href:
        href(
          category === undefined
            ? pathTo('reviews')
            : `${pathTo('reviews')}?category=${category.toLowerCase()}`,
        ) ?? '/',
      isCurrent: category === chosen,
    })),
  };
}

/** Social networks with customer reviews of businesses. */
const PLATFORMS: readonly string[] = ['google', 'facebook', 'yelp'];

function platformsOf(
  social: Awaited<ReturnType<RequestContext['company']>>['social'],
  { t }: Pick<RequestContext, 't'>,
) {
  const links = social.flatMap(({ network, url }) => {
    const href = PLATFORMS.includes(network) ? safeHref(url) : null;
    return href === null ? [] : [{ name: t(`networks.${network}`), href }];
  });
  return links.length === 0 ? null : { heading: t('reviews.platforms'), links };
}
