import { createHash } from 'node:crypto';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { Store } from '@rooftop/content/documents/store/store';
import { MAP, type MapPlace, mapPlace, positionOn } from './map-place.ts';

/** Zoom if the settings name none: close enough for a town, far enough for a county. */
const USUAL_ZOOM = 12;

/** A picture of a map, and the pins on it. */
export type StoreMapView = NonNullable<ReturnType<typeof storeMap>>;

type Placed = Pick<Store, 'key' | 'coordinates' | 'profile'>;

/** The part of the map to show, at the zoom in the settings, or null without stores. */
export function mapPlaceOf(stores: readonly Placed[], settings: Pick<Settings, 'company'> | null) {
  const [first] = stores;
  if (first === undefined) return null;
  const own = stores.length === 1 ? first.profile.mapZoom : null;
  const zoom = own ?? settings?.company.mapZoom ?? USUAL_ZOOM;
  return mapPlace(
    stores.map(({ coordinates }) => coordinates),
    zoom,
  );
}

/** Name in the picture's URL: a hash of what it shows. */
export const mapName = (place: MapPlace): string =>
  createHash('sha256').update(JSON.stringify(place)).digest('base64url').slice(0, 16);

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** A map with a pin for each store. */
export function storeMap(stores: readonly Placed[], settings: Pick<Settings, 'company'> | null) {
  const place = mapPlaceOf(stores, settings);
  if (place === null) return null;
  return {
    src: `/store-map/${mapName(place)}`,
    ...MAP,
    pins: stores.map(({ key, coordinates }) => {
      const { x, y } = positionOn(place, coordinates);
      const beside = x < 0.5 ? ('left' as const) : ('right' as const);
      return { key, left: percent(x), top: percent(y), label: stores.length === 1 ? 'above' : beside };
    }),
  };
}
