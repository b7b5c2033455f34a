import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../../context.server.ts';
import { STORE_CARD_WORDS } from '../../stores/store-card.tsx';
import { type StoreView, storeView } from '../../stores/store-view.server.ts';
import { hasWorkshop } from '../../stores/workshops.ts';
import { type Words, words } from '../../locales/wording.server.ts';

export interface StoreListView {
  readonly heading: string;
  readonly text: string | null;
  readonly stores: readonly StoreView[];
  readonly words: Words<(typeof STORE_CARD_WORDS)[number]>;
}

export async function storeListView(
  { heading, text, onlyWorkshops }: BlockOf<'storeList'>,
  context: RequestContext,
): Promise<StoreListView | null> {
  const stores = await context.content.stores();
  const shown = onlyWorkshops ? stores.filter(hasWorkshop) : stores;
  if (shown.length === 0) return null;
  return {
    heading: heading ?? context.t(shown.length === 1 ? 'stores.headingOne' : 'stores.headingMany'),
    text,
    stores: shown.map((store) => storeView(store, context, stores.length)),
    words: words(context.t, STORE_CARD_WORDS),
  };
}
