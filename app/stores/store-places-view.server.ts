import type { RequestContext } from '../context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { wordsFor } from '../locales/wording.server.ts';
import { formatList } from '@rooftop/platform/wording/format-time';
import { STORE_CARD_WORDS } from './store-card.tsx';
import { storeMap } from './store-map.server.ts';
import { storeView } from './store-view.server.ts';

/** All stores, on a map and as a list. */
export type StorePlacesView = Awaited<ReturnType<typeof storePlacesView>>;

/** @param context its `href` decides whether a store without cars has a link to them */
export async function storePlacesView(context: RequestContext) {
  const { content, locale, t } = context;
  const [stores, settings] = await Promise.all([
    orFallback(content.stores(), []),
    orFallback(content.settings(), null),
  ]);
  const map = storeMap(stores, settings);
  const places = stores.map(({ address }) => `${address.city}, ${address.state}`);
  return {
    heading: t(stores.length === 1 ? 'contact.storesOne' : 'contact.storesMany'),
    stores: stores.map((store) => storeView(store, context, { count: stores.length, settings })),
    map: map && { ...map, label: t('stores.map', { places: formatList(places, locale) }) },
    words: wordsFor(t, STORE_CARD_WORDS),
  };
}

/** The same without phone numbers and hours, for a page that already shows those of the only store. */
export function withoutTimes(places: StorePlacesView): StorePlacesView {
  if (places.stores.length !== 1) return places;
  return { ...places, stores: places.stores.map((store) => ({ ...store, phones: [], hours: [] })) };
}
