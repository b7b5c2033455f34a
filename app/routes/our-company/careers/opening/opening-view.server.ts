import type { Store } from '@rooftop/content/documents/store/store';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { absolute } from '#app/site/head/absolute.server.ts';
import { formatNumericDate } from '@rooftop/platform/wording/format-time';
import { bodyHtml } from '#app/blocks/rich-text/body-html.server.tsx';
import { companyCrumbs, withCrumbs } from '#app/routes/our-company/company-crumbs.server.ts';
import { APPLICATION } from '../resume-by-mail.tsx';
import { jobPosting, placesOf } from '../job-posting.server.ts';
import type { CurrentOpening } from '../current-openings.ts';
import { formatPay } from '../format-pay.server.ts';

/** One fact about a job opening. */
interface OpeningFact {
  readonly name: string;
  readonly value: string;
  /** Link for the fact, or null if it has none. */
  readonly href: string | null;
}

/** Page of a job opening, except for the application form. */
export type OpeningView = Awaited<ReturnType<typeof openingView>>;

/** @param way How to apply: by the page's form or by email. */
export async function openingView(
  opening: CurrentOpening,
  { stores, way }: { readonly stores: readonly Store[]; readonly way: 'form' | 'mail' },
  context: RequestContext,
) {
  const { href, t } = context;
  const crumbs = companyCrumbs(opening.title, context, [
    { label: t('careers.heading'), href: href(pathTo('careers')) },
  ]);
  const [description, company] = await Promise.all([
    bodyHtml(opening.description, context, 'opening'),
    context.company(),
  ]);
  const path = pathTo('opening', opening);
  const posting = {
    description: description?.html ?? opening.title,
    places: placesOf(opening, stores, company),
    hasForm: way === 'form',
    url: absolute(path, context),
  };
  // Search engines ignore a job posting without a location.
  const facts = posting.places.length === 0 ? [] : [jobPosting(opening, posting, context)];
  return {
    kind: 'open' as const,
    crumbs,
    title: opening.title,
    pay: formatPay(opening.pay, context),
    facts: factsOf(opening, stores, context),
    description,
    /** Link to the application form, which is further down on phones. */
    apply: { label: t('careers.apply'), href: `#${APPLICATION}` },
    structured: withCrumbs(path, crumbs, facts, context),
  };
}

function factsOf(
  { department, employmentType, storeKey, postedOn, openUntil }: CurrentOpening,
  stores: readonly Store[],
  { href, t }: Pick<RequestContext, 'href' | 't'>,
): readonly OpeningFact[] {
  const plain = (name: string, value: string | null): OpeningFact[] =>
    value === null ? [] : [{ name, value, href: null }];
  const store = stores.find(({ key }) => key === storeKey) ?? (stores.length === 1 ? stores[0] : undefined);
  const places: OpeningFact[] =
    store !== undefined
      ? [{ name: t('careers.where'), value: placeOf(store), href: href(pathTo('location', store)) }]
      : stores.length === 0
        ? []
        : [{ name: t('careers.where'), value: t('team.allStores'), href: href(pathTo('locations')) }];
  return [
    ...places,
    ...plain(t('careers.employment'), t(`careers.${employmentType}`)),
    ...plain(t('team.department'), department && t(`team.${department}`)),
    ...plain(t('careers.since'), formatNumericDate(postedOn)),
    ...plain(t('careers.until'), openUntil && formatNumericDate(openUntil)),
  ];
}

/** Store name, with the city if the name does not include it. */
function placeOf({ name, address: { city, state } }: Store): string {
  return name.includes(city) ? `${name}, ${state}` : `${name}, ${city}, ${state}`;
}
