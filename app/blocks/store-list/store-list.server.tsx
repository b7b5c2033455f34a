import { StoreCard } from '#app/stores/store-card.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { StoreListView } from './store-list-view.server.ts';

const HEADING = 'stores-heading';

/** Locations of the dealership. Links lead to `#stores`. */
export function StoreList({ view }: { readonly view: StoreListView }) {
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
