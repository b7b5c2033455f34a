import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { structuredData } from '#app/site/head/structured-data.server.ts';
import { storePlacesView } from '#app/stores/store-places-view.server.ts';
import { withoutEmptySearches } from '#app/vehicles/inventory/without-empty-searches.server.ts';
import { companyCrumbs, withCrumbs } from '../company-crumbs.server.ts';

/** All locations of the dealership. */
export async function locationsView(context: RequestContext) {
  const { dealership, href, t } = context;
  const [places, business] = await Promise.all([
    withoutEmptySearches(context).then(storePlacesView),
    structuredData(context),
  ]);
  const heading = t('locations.heading');
  const crumbs = companyCrumbs(heading, context);
  return {
    lead: {
      crumbs,
      heading,
      intro: t(places.stores.length > 1 ? 'locations.introMany' : 'locations.intro', {
        name: dealership.name,
      }),
    },
    places,
    /** Shown when there are no stores. */
    empty:
      places.stores.length > 0
        ? null
        : {
            text: t('locations.empty'),
            label: t('team.contact'),
            href: href('/contact-us') ?? '/',
          },
    structured: withCrumbs(pathTo('locations'), crumbs, business['@graph'], context),
  };
}
