/** URLs of the previous site (spec 2, legacy redirects). Targets contain only letters, digits and hyphens. */
import { slugOf } from '../slug.ts';
import { type Listing, type ListingCondition, LISTING_CONDITIONS } from '../vehicle.ts';
import { FACETS } from '../index/query.ts';
import { DEAL_PATH } from './print-inventory-url.ts';
import { VEHICLE_START } from './segments.ts';
import { vehiclePath } from './vehicle-path.ts';

export interface LegacyRedirectContext {
  /** Conditions that the dealership sells. */
  readonly conditions: readonly ListingCondition[];
  /** Finds any car of the dealership by its VIN in upper case. */
  readonly find: (vin: string) => Listing | undefined;
}

const DETAIL = /^\/(new|used|certified)-vehicle(?:\/(.*))?$/i;
const SEARCH = /^\/search-vehicles(?:\/([^/]*)-inventory(?:\/(.*))?)?(?:\/.*)?$/i;
const VIN = /(?<![a-z0-9])[a-z0-9]{17}(?![a-z0-9])/gi;

const basePath = (condition: string | undefined): string =>
  LISTING_CONDITIONS.some((one) => one === condition) ? `/${condition}-cars-for-sale` : '/cars-for-sale';

/** Converts a filter of the previous site to what follows the base path of this one. */
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
      // A segment that begins like a vehicle's would not be parsed as a filter.
      if (!VEHICLE_START.test(value)) return `/${value}`;
      return FACETS.some((facet) => facet === filter) ? `?${filter}=${value}` : '';
    }
  }
}

/**
 * Finds the target of a 301 redirect from a URL of the previous site. A car is found by the last group of exactly 17
 * letters and digits. If there is no such car, or it is private and the redirect would reveal its name, the target is
 * the inventory of that condition.
 * @param path without the language
 * @returns null if it is not a URL of the previous site
 */
export function matchLegacyRedirect(
  path: string,
  { conditions, find }: LegacyRedirectContext,
): string | null {
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
