import type { Store } from '@rooftop/content/documents/store';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '../context.server.ts';
import { placeOfStore, placeView, type PlaceView } from './place-view.server.ts';

/** A store as shown on the page. */
export interface StoreView extends PlaceView {
  readonly key: string;
  readonly subname: string | null;
  readonly note: string | null;
  readonly isChosen: boolean;
  /** Link to its own page. */
  readonly href: string;
  /** Link to its cars, which are all cars if it is the only store. */
  readonly inventory: { readonly href: string; readonly spoken: string } | null;
}

/**
 * All contents of a store's card, as text. Whether it is open is valid for `now` only.
 * @param count number of stores the dealership has
 */
export function storeView(
  store: Store,
  context: Pick<RequestContext, 't' | 'locale' | 'now' | 'validUntil' | 'store' | 'href'>,
  count: number,
): StoreView {
  const inventory = context.href(`/used-cars-for-sale${count > 1 ? `?store=${store.key}` : ''}`);
  return {
    ...placeView(placeOfStore(store), context),
    key: store.key,
    subname: store.subname,
    note: store.note,
    isChosen: store.key === context.store?.key,
    href: context.href(pathTo('location', store)) ?? '/',
    inventory:
      inventory === null
        ? null
        : { href: inventory, spoken: context.t('stores.inventoryOf', { store: store.name }) },
  };
}
