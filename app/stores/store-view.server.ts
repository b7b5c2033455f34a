import type { Store } from '@rooftop/content/documents/store';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '../context.server.ts';
import { placeOfStore, placeView } from './place-view.server.ts';

/** A store as shown on the page. */
export type StoreView = ReturnType<typeof storeView>;

/**
 * All contents of a store's card, as text. Whether it is open is valid for `now` only.
 * @param count number of stores the dealership has
 */
export function storeView(
  store: Store,
  context: Pick<RequestContext, 't' | 'locale' | 'dealership' | 'now' | 'validUntil' | 'store' | 'href'>,
  count: number,
) {
  const inventory = context.href(`/used-cars-for-sale${count > 1 ? `?store=${store.key}` : ''}`);
  return {
    ...placeView(placeOfStore(store), context),
    key: store.key,
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
