import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '../../../context.server.ts';
import { structuredData } from '../../../site/head/structured-data.server.ts';
import { type StorePlacesView, storePlacesView } from '../../../stores/store-places-view.server.ts';
import { companyCrumbs, withCrumbs } from '../company-crumbs.server.ts';
import type { CompanyLeadView } from '../company-lead.tsx';

/** All locations of the dealership. */
export interface LocationsView {
  readonly lead: CompanyLeadView;
  readonly places: StorePlacesView;
  /** Shown when there are no stores. */
  readonly empty: { readonly text: string; readonly label: string; readonly href: string } | null;
  readonly structured: object;
}

export async function locationsView(context: RequestContext): Promise<LocationsView> {
  const { dealership, href, t } = context;
  const [places, business] = await Promise.all([storePlacesView(context), structuredData(context)]);
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
