import type { Facet, SearchQuery } from '../index/query.ts';
import { joinParameters, type Parameter, printParameters } from './parameters.ts';
import { printPrice, parseSegment } from './segments.ts';
import { type UrlSettings, MAX_SEGMENTS, type PathFilter } from './url-settings.ts';
import type { UrlVocabulary } from './vocabulary.ts';

/** Deals have pages of their own, with underscores as on the previous site (spec 2). */
export const DEAL_PATH = 'great_deals';

/** A path and its query parameters. */
interface AddressParts {
  readonly path: string;
  readonly parameters: readonly (readonly [Parameter, string])[];
}

/** The only value of a facet. Returns null if there is none, or several. */
function only({ filters }: SearchQuery, facet: Facet): string | null {
  const values = filters[facet];
  if (values === undefined) return null;
  const [value, ...others] = new Set(values);
  return value !== undefined && others.length === 0 ? value : null;
}

/** Prints a filter as a path segment. Returns null if it belongs in the query string. */
function segmentOf(
  query: SearchQuery,
  filter: PathFilter,
  vocabulary: UrlVocabulary,
  settings: UrlSettings,
): string | null {
  if (filter === 'price') return query.ranges.price ? printPrice(query.ranges.price) : null;
  const value = only(query, filter);
  const read = value === null ? null : parseSegment(value, vocabulary, settings);
  return read?.filter === filter ? value : null;
}

function without(
  { filters, ranges, ...rest }: SearchQuery,
  name: PathFilter | 'condition' | 'great-deals',
): SearchQuery {
  if (name === 'price') {
    const { price: _, ...others } = ranges;
    return { ...rest, filters, ranges: others };
  }
  const { [name]: _, ...others } = filters;
  return { ...rest, filters: others, ranges };
}

/**
 * Prints the canonical URL of a query: the condition and up to three filters with a single value in the path, by
 * priority, everything else in the query string. A single deal with no other filter in the path has its own page.
 */
export function printParts(
  query: SearchQuery,
  vocabulary: UrlVocabulary,
  settings: UrlSettings,
): AddressParts {
  const condition = only(query, 'condition');
  let rest = condition === null ? query : without(query, 'condition');
  if (rest.sort === settings.defaultSort) rest = { ...rest, sort: null };
  const segments: string[] = [];
  for (const filter of settings.filterPriority) {
    const segment = segments.length < MAX_SEGMENTS ? segmentOf(rest, filter, vocabulary, settings) : null;
    if (segment === null) continue;
    segments.push(segment);
    rest = without(rest, filter);
  }
  const deal = segments.length === 0 ? only(rest, 'great-deals') : null;
  if (deal !== null) {
    segments.push(DEAL_PATH, deal.replaceAll('-', '_'));
    rest = without(rest, 'great-deals');
  }
  const base = condition === null ? 'cars-for-sale' : `${condition}-cars-for-sale`;
  return { path: `/${[base, ...segments].join('/')}`, parameters: printParameters(rest) };
}

/** The canonical URL of a query, without the language. */
export function printSearchAddress(
  query: SearchQuery,
  vocabulary: UrlVocabulary,
  settings: UrlSettings,
): string {
  const { path, parameters } = printParts(query, vocabulary, settings);
  return parameters.length === 0 ? path : `${path}?${joinParameters(parameters)}`;
}
