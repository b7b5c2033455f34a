import { StoreCard } from './store-card.tsx';
import { StoreMap } from './store-map.tsx';
import type { StorePlacesView } from './store-places-view.server.ts';

const HEADING = 'store-places';

/** All stores, on a map and as cards. */
export function StorePlaces({ view: { stores, heading, map, words } }: { readonly view: StorePlacesView }) {
  if (stores.length === 0) return null;
  return (
    <section className="store-places" aria-labelledby={HEADING}>
      <h2 id={HEADING}>{heading}</h2>
      {map !== null && <StoreMap map={map} label={map.label} stores={stores} words={words} />}
      <ol className="store-places-list" data-count={Math.min(stores.length, 4)}>
        {stores.map((store) => (
          <li key={store.key}>
            <StoreCard store={store} words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}
