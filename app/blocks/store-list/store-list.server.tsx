import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { STORE_CARD_WORDS } from '#app/stores/store-card.tsx';
import { storeView } from '#app/stores/store-view.server.ts';
import { hasWorkshop } from '@rooftop/platform/appointments/workshops';
import { wordsFor } from '#app/locales/wording.server.ts';
import { StoreCard } from '#app/stores/store-card.tsx';
import { BlockHeading } from '../block-heading.tsx';
import { staticBlock } from '../static-block.server.tsx';

type StoreListView = NonNullable<Awaited<ReturnType<typeof storeListView>>>;

export async function storeListView(
  { heading, text, onlyWorkshops }: BlockOf<'storeList'>,
  context: RequestContext,
) {
  const [stores, settings] = await Promise.all([
    context.content.stores(),
    orFallback(context.content.settings(), null),
  ]);
  const shown = onlyWorkshops ? stores.filter(hasWorkshop) : stores;
  if (shown.length === 0) return null;
  return {
    heading: heading ?? context.t(shown.length === 1 ? 'stores.headingOne' : 'stores.headingMany'),
    text,
    stores: shown.map((store) => storeView(store, context, { count: stores.length, settings })),
    words: wordsFor(context.t, STORE_CARD_WORDS),
  };
}

const HEADING = 'stores-heading';

/** Locations of the dealership. Links lead to `#stores`. */
function StoreList({ view }: { readonly view: StoreListView }) {
  const { heading, text, stores, words } = view;
  return (
    <section id="stores" className="block stores" aria-labelledby={HEADING}>
      <BlockHeading id={HEADING} heading={heading} text={text} />
      <div className="stores-grid" data-count={Math.min(stores.length, 4)}>
        {stores.map((store) => (
          <StoreCard key={store.key} store={store} words={words} />
        ))}
      </div>
    </section>
  );
}

export const block = staticBlock('storeList', storeListView, StoreList, () => [
  { heading: null, text: null, onlyWorkshops: false },
]);
