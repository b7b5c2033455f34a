import { MapPinIcon } from '../ui/icons/map-pin-icon.tsx';
import type { Words } from '../locales/wording.server.ts';
import type { STORE_CARD_WORDS } from './store-card.tsx';
import type { StoreMapView } from './store-map.server.ts';
import type { StoreView } from './store-view.server.ts';

interface StoreMapProps {
  readonly map: StoreMapView;
  readonly label: string;
  readonly stores: readonly StoreView[];
  readonly words: Words<(typeof STORE_CARD_WORDS)[number]>;
}

/** A picture of a map with a labeled pin for each store. A pin opens its links, without JavaScript. */
export function StoreMap({ map, label, stores, words }: StoreMapProps) {
  return (
    <div className="store-map">
      <img src={map.src} width={map.width} height={map.height} alt={label} loading="lazy" decoding="async" />
      {map.pins.map(({ key, left, top, label: side }) => {
        const store = stores.find((one) => one.key === key);
        if (store === undefined) return null;
        return (
          <details
            key={key}
            className="store-map-pin"
            data-label={side}
            name="store-map"
            style={{ left, top }}
          >
            <summary>
              <MapPinIcon aria-hidden />
              <span>{store.name}</span>
            </summary>
            <div className="store-map-links">
              {store.inventory !== null && (
                <a href={store.inventory.href} aria-label={store.inventory.spoken}>
                  {words['stores.inventory']}
                </a>
              )}
              {store.directions !== null && (
                <a href={store.directions.href} aria-label={store.directions.spoken}>
                  {words['stores.directions']}
                </a>
              )}
            </div>
          </details>
        );
      })}
    </div>
  );
}
