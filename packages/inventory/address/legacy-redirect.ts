/** Addresses of the former site (spec 2, legacy redirects). Targets are made of letters, digits and hyphens only. */
import { slugOf } from '../slug.ts';
import { type Listing, type ListingCondition, LISTING_CONDITIONS } from '../vehicle.ts';
import { FACETS } from '../index/query.ts';
import { DEAL_PATH } from './print-address.ts';
import { VEHICLE_START } from './segments.ts';
import { vehiclePath } from './vehicle-path.ts';

export interface LegacyFacts {
  /** conditions that the dealership sells */
  readonly conditions: readonly ListingCondition[];
  /** any car of the dealership, by its VIN in upper case */
  readonly find: (vin: string) => Listing | undefined;
}

const DETAIL = /^\/(new|used|certified)-vehicle(?:\/(.*))?$/i;
const SEARCH = /^\/search-vehicles(?:\/([^/]*)-inventory(?:\/(.*))?)?(?:\/.*)?$/i;
const VIN = /(?<![a-z0-9])[a-z0-9]{17}(?![a-z0-9])/gi;

const basePath = (condition: string | undefined): string =>
  LISTING_CONDITIONS.some((one) => one === condition) ? `/${condition}-cars-for-sale` : '/cars-for-sale';

/** A filter of the former site as what stands behind the base path of ours. */
function filterOf(pieces: readonly string[]): string {
  const [filter = '', ...rest] = pieces.map((piece) => piece.replaceAll('_', '-').toLowerCase());
  const values = rest
    .slice(0, 2)
    .map(slugOf)
    .filter((value) => value !== '');
  const [first, second] = values;
  if (first === undefined) return '';
  switch (filter) {
    case 'price':
      if (!/^\d{1,7}$/.test(second ?? '')) return '';
      return first === 'max'
        ? `/price-under-${Number(second)}`
        : first === 'min'
          ? `/price-over-${Number(second)}`
          : '';
    case 'mileage':
      return first === 'max' && /^\d{1,7}$/.test(second ?? '') ? `?mileage=null,${Number(second)}` : '';
    case 'great-deals':
      return `/${DEAL_PATH}/${first.replaceAll('-', '_')}`;
    default: {
      const value = values.join('-');
      // A segment that begins like a vehicle's would not be read as a filter.
      if (!VEHICLE_START.test(value)) return `/${value}`;
      return FACETS.some((facet) => facet === filter) ? `?${filter}=${value}` : '';
    }
  }
}

/**
 * Where an address of the former site has gone, for a 301. A car's goes to the car, by the last 17 letters and digits
 * that stand alone; to that condition's inventory when there is no such car, or a private one whose name would be
 * given away. null: not an address of the former site
 * @param path without the language
 */
export function legacyRedirect(path: string, { conditions, find }: LegacyFacts): string | null {
  const detail = DETAIL.exec(path);
  if (detail) {
    const vin = (detail[2] ?? '').match(VIN)?.at(-1)?.toUpperCase();
    const car = vin === undefined ? undefined : find(vin);
    return car !== undefined && !car.isPrivate ? vehiclePath(car) : basePath(detail[1]?.toLowerCase());
  }
  const search = SEARCH.exec(path);
  if (!search) return null;
  const [, inventory, filter] = search;
  if (inventory === undefined) return basePath(conditions.length === 1 ? conditions[0] : undefined);
  return basePath(inventory.toLowerCase()) + filterOf((filter ?? '').split('/'));
}
