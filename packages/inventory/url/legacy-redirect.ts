/** URLs of the previous site (spec 2, legacy redirects). Targets are canonical URLs of this one. */
import { colorFamily } from '../color-family.ts';
import { FACETS, RANGES } from '../index/query.ts';
import { slugOf } from '../slug.ts';
import { type Listing, type ListingCondition, LISTING_CONDITIONS } from '../vehicle.ts';
import { parseInventoryUrl } from './parse-inventory-url.ts';
import type { UrlSettings } from './url-settings.ts';
import { vehiclePath } from './vehicle-path.ts';
import type { UrlVocabulary } from './vocabulary.ts';

export interface LegacyRedirectContext {
  /** Conditions that the dealership sells. */
  readonly conditions: readonly ListingCondition[];
  /** Finds any car of the dealership by its VIN in upper case. */
  readonly find: (vin: string) => Listing | undefined;
  readonly vocabulary: UrlVocabulary;
  readonly settings: UrlSettings;
}

const DETAIL = /^\/(new|used|certified)-vehicle(?:\/(.*))?$/i;
const SEARCH = /^\/search-vehicles(?:\/([^/]*)-inventory(?:\/(.*))?)?(?:\/.*)?$/i;
const VIN = /(?<![a-z0-9])[a-z0-9]{17}(?![a-z0-9])/gi;

const basePath = (condition: string | undefined): string =>
  LISTING_CONDITIONS.some((one) => one === condition) ? `/${condition}-cars-for-sale` : '/cars-for-sale';

/** Filters that have another name in the query string of this site. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['body-style', 'bodystyle'],
  ['exterior-color', 'color'],
  ['fuel-type', 'fuel'],
]);

/** Decodes a piece of a path. Empty if its encoding is broken. */
function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return '';
  }
}

/** Converts `max/20000`, `min/9000`, `5000/9000` or a single year to a range as in the query string. */
function rangeText(name: string, first: string, second: string): string {
  if (first === 'max') return `null,${second}`;
  if (first === 'min') return `${second},null`;
  if (second !== '') return `${first},${second}`;
  return name === 'year' ? `${first},${first}` : '';
}

/** What follows the base path of this site. */
interface Rest {
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Converts a filter of the previous site to what it may be on this one, the most exact first. */
function candidatesOf(pieces: readonly string[]): readonly Rest[] {
  const [filter = '', first = '', second = ''] = pieces.map((piece) => decoded(piece).trim().toLowerCase());
  const word = filter.replaceAll('_', '-');
  const name = RENAMED.get(word) ?? word;
  if (RANGES.some((range) => range === name)) {
    return [{ path: '', parameters: { [name]: rangeText(name, first, second) } }];
  }
  const isFacet = FACETS.some((facet) => facet === name);
  const family = name === 'color' ? (colorFamily(`${first} ${second}`) ?? '') : '';
  return [slugOf(`${first} ${second}`), slugOf(first), family]
    .filter((value) => value !== '')
    .map((value) =>
      isFacet ? { path: '', parameters: { [name]: value } } : { path: `/${value}`, parameters: {} },
    );
}

/** Only values that the dealership's cars have or had: its cars of a make are better than no cars of a model. */
const ownVocabulary = (vocabulary: UrlVocabulary): UrlVocabulary => ({
  ...vocabulary,
  find: (facet, value) =>
    facet === 'great-deals' || facet === 'store' || vocabulary.has(facet, value)
      ? vocabulary.find(facet, value)
      : undefined,
});

/** The canonical URL of the first candidate that is a search, or the base path if none is. */
function searchUrl(
  base: string,
  candidates: readonly Rest[],
  { vocabulary, settings }: Pick<LegacyRedirectContext, 'vocabulary' | 'settings'>,
): string {
  const own = ownVocabulary(vocabulary);
  for (const { path, parameters } of candidates) {
    const parsed = parseInventoryUrl(base + path, new URLSearchParams(parameters), own, settings);
    if (parsed.kind === 'search') return parsed.canonical;
  }
  return base;
}

/** Whether a path, without the language, is one of the previous site. */
export const isLegacyPath = (path: string): boolean => DETAIL.test(path) || SEARCH.test(path);

/**
 * Finds the target of a 301 redirect from a URL of the previous site. A car is found by the last group of exactly 17
 * letters and digits. If there is no such car, or it is private and the redirect would reveal its name, the target is
 * the inventory of that condition.
 * @param path without the language
 * @returns null if it is not a URL of the previous site
 */
export function matchLegacyRedirect(path: string, context: LegacyRedirectContext): string | null {
  const { conditions, find } = context;
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
  return searchUrl(basePath(inventory.toLowerCase()), candidatesOf((filter ?? '').split('/')), context);
}
