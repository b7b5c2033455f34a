import type { Store } from '@rooftop/content/documents/store';
import type { RequestContext } from '../../context.server.ts';
import { formatList } from '../../stores/clock.server.ts';
import { placeOfCompany, placeView, type PlaceView } from '../../stores/place-view.server.ts';
import { STORE_CARD_WORDS } from '../../stores/store-card.tsx';
import { storeMap, type StoreMapView } from '../../stores/store-map.server.ts';
import { type StoreView, storeView } from '../../stores/store-view.server.ts';
import { unlessUnavailable } from '../../unless-unavailable.ts';
import { type Words, words } from '../../wording.server.ts';

const CALL_WORDS = ['contact.call', 'contact.email'] as const;

/** What stands beside the form: what the page is for, and whom to call when. */
export interface ContactLeadView {
  readonly heading: string;
  readonly intro: string;
  /** the chosen store, else the dealership */
  readonly company: PlaceView;
  readonly email: { readonly address: string; readonly href: string } | null;
  readonly words: Words<(typeof CALL_WORDS)[number]>;
}

/** Where to go. */
export interface ContactPlacesView {
  readonly storesHeading: string;
  readonly stores: readonly StoreView[];
  readonly map: { readonly drawing: StoreMapView; readonly label: string } | null;
  readonly words: Words<(typeof STORE_CARD_WORDS)[number]>;
}

/** A store's card; the only store's telephones and hours stand above it already. */
function cardView(store: Store, count: number, context: RequestContext): StoreView {
  const view = storeView(store, context);
  return count === 1 ? { ...view, phones: [], hours: [] } : view;
}

/** Whom to call when, beside words of a page's own. */
export async function contactLeadView(
  { heading, intro }: Pick<ContactLeadView, 'heading' | 'intro'>,
  context: RequestContext,
): Promise<ContactLeadView> {
  const company = await context.company();
  return {
    heading,
    intro,
    company: placeView(placeOfCompany(company), context),
    email: company.email === null ? null : { address: company.email, href: `mailto:${company.email}` },
    words: words(context.say, CALL_WORDS),
  };
}

/** Every store, on a map and in words. */
export async function contactPlacesView(context: RequestContext): Promise<ContactPlacesView> {
  const { content, locale, say } = context;
  const stores = await unlessUnavailable(content.stores(), []);
  const drawing = await storeMap(stores);
  const places = stores.map(({ address }) => `${address.city}, ${address.state}`);
  return {
    storesHeading: say(stores.length === 1 ? 'contact.storesOne' : 'contact.storesMany'),
    stores: stores.map((store) => cardView(store, stores.length, context)),
    map: drawing && { drawing, label: say('stores.map', { places: formatList(places, locale) }) },
    words: words(say, STORE_CARD_WORDS),
  };
}
