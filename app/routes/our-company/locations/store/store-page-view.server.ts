import type { Store } from '@rooftop/content/documents/store/store';
import { pathTo } from '@rooftop/content/page-paths';
import { addressLine } from '@rooftop/tenancy/address-lines';
import type { RequestContext } from '#app/context.server.ts';
import { absolute } from '#app/site/head/absolute.server.ts';
import { headOf, type PageHead } from '#app/site/head/page-head.server.ts';
import { storeData } from '#app/site/head/structured-data.server.ts';
import { STORE_CARD_WORDS } from '#app/stores/store-card.tsx';
import { storeMap } from '#app/stores/store-map.server.ts';
import { storeView } from '#app/stores/store-view.server.ts';
import { hasWorkshop } from '@rooftop/platform/appointments/workshops';
import { orFallback } from '@rooftop/platform/or-fallback';
import { withoutEmptySearches } from '#app/vehicles/inventory/without-empty-searches.server.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { staffCardView } from '#app/routes/our-company/meet-our-team/staff-card-view.server.ts';
import { isAt } from '#app/routes/our-company/meet-our-team/team-view.server.ts';
import { companyCrumbs, withCrumbs } from '#app/routes/our-company/company-crumbs.server.ts';
import { sharedStore } from './page.server.ts';

const STORE_WORDS = [...STORE_CARD_WORDS, 'locations.hours'] as const;

/** Page of a store. */
export type StorePageView = Awaited<ReturnType<typeof storePageView>>;

/** Maximum number of staff members on this page. The staff page has all of them. */
const MOST_PEOPLE = 8;

export async function storePageView(store: Store, stores: readonly Store[], context: RequestContext) {
  const { href, t } = context;
  const crumbs = companyCrumbs(store.name, context, [
    { label: t('locations.heading'), href: href(pathTo('locations')) },
  ]);
  const path = pathTo('location', store);
  const [settings, team, facts, withCars] = await Promise.all([
    orFallback(context.content.settings(), null),
    teamAt(store, stores, context),
    storeData(store, absolute(path, context), context),
    withoutEmptySearches(context),
  ]);
  const { city, state } = store.address;
  const map = storeMap([store], settings);
  return {
    crumbs,
    store: storeView(store, withCars, { count: stores.length, settings }),
    ...deedsAt(store, stores, context),
    map: map && { ...map, label: t('locations.map', { place: `${city}, ${state}` }) },
    /** Staff members at this store, or null if there are no staff profiles. */
    team,
    words: wordsFor(t, STORE_WORDS),
    structured: withCrumbs(path, crumbs, [facts], context),
  };
}

/** Contacting a store or bringing it a car selects that store. */
function deedsAt(store: Store, stores: readonly Store[], { href, t, store: chosen }: RequestContext) {
  const chooses = stores.length > 1 && store.key !== chosen?.key;
  const deeds = [
    ...(chooses ? [{ label: t('stores.choose'), path: pathTo('location', store) }] : []),
    { label: t('stores.write'), path: '/contact-us' },
    ...(hasWorkshop(store) ? [{ label: t('schedule.heading'), path: '/service/schedule' }] : []),
  ];
  return {
    /** Whether the action links select this store first: there are others, and the visitor has not chosen this one. */
    chooses,
    /** Links to actions at this store. */
    deeds: deeds.map(({ label, path }) => ({ label, href: href(path) ?? '/' })),
  };
}

/** Staff members of this store. Those who work at all stores are included only if this is the only one. */
async function teamAt(store: Store, stores: readonly Store[], context: RequestContext) {
  const { content, href, t } = context;
  const staff = await orFallback(content.staff(), []);
  const people = staff.filter(stores.length > 1 ? ({ storeKey }) => storeKey === store.key : isAt(store));
  if (people.length === 0) return null;
  return {
    heading: t('locations.team'),
    people: people.slice(0, MOST_PEOPLE).map((member) => ({
      ...staffCardView(member, stores, context),
      store: null,
    })),
    more: {
      label: t('locations.teamAll'),
      href:
        href(stores.length > 1 ? `${pathTo('meet-our-team')}?store=${store.key}` : pathTo('meet-our-team')) ??
        '/',
    },
  };
}

/** Head of a store's page. */
export async function storePageHead(store: Store, context: RequestContext): Promise<PageHead> {
  const { name, address } = store;
  const { city, state } = address;
  return headOf(
    {
      title: context.t('locations.storeTitle', { name, city, state }),
      description: context.t('locations.storeDescription', { name, address: addressLine(address) }),
      address: pathTo('location', store),
      isIndexed: true,
      picture: { of: sharedStore, key: store.key },
    },
    context,
  );
}
