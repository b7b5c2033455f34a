import { onlyCondition, type Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { Store } from '@rooftop/content/documents/store/store';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '../context.server.ts';
import { placeOfStore, placeView } from './place-view.server.ts';

/** A store as shown on the page. */
export type StoreView = ReturnType<typeof storeView>;

/**
 * All contents of a store's card, as text. Whether it is open is valid for `now` only.
 * @param context its `href` decides whether a store without cars has a link to them
 * @param all number of stores the dealership has, and its settings
 */
export function storeView(
  store: Store,
  context: Pick<
    RequestContext,
    't' | 'locale' | 'dealership' | 'now' | 'validUntil' | 'store' | 'href' | 'editTarget'
  >,
  all: { readonly count: number; readonly settings: Settings | null },
) {
  const condition = onlyCondition(all.settings);
  const cars = condition === null ? '/cars-for-sale' : `/${condition}-cars-for-sale`;
  const inventory = context.href(all.count > 1 ? `${cars}?store=${store.key}` : cars);
  return {
    ...placeView(placeOfStore(store), context),
    key: store.key,
    ...context.editTarget({ id: store.id, type: 'store' }),
    subname: store.subname,
    note: store.note,
    isChosen: store.key === context.store?.key,
    /** Link to its own page. */
    href: context.href(pathTo('location', store)) ?? '/',
    /** Link to its cars, which are all cars if it is the only store. */
    inventory:
      inventory === null
        ? null
        : { href: inventory, spoken: context.t('stores.inventoryOf', { store: store.name }) },
  };
}
