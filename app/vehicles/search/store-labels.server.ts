import type { FoundSearch } from './found-search.ts';
import type { Labels } from './labels.server.ts';

interface Point {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_MILES = 3959;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Distance between two points in miles, in a straight line. */
function milesBetween(a: Point, b: Point): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const share = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(share));
}

/** The names of stores, with their distance from the chosen one. */
export function storeLabels({
  stores,
  context: { t, store },
}: Pick<FoundSearch, 'stores' | 'context'>): Labels {
  const known = new Map(stores.map((one) => [one.key, one]));
  return (_, value, label) => {
    const found = known.get(value);
    if (found === undefined) return label;
    if (store === undefined) return found.name;
    if (store.key === found.key) return t('search.yourStore', { store: found.name });
    const miles = Math.round(milesBetween(store.coordinates, found.coordinates));
    return t('search.milesAway', { store: found.name, miles });
  };
}
