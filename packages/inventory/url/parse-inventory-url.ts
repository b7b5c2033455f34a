import { DEALS, type Facet, FACETS, type Range, type SearchQuery } from '../index/query.ts';
import { type ListingCondition, LISTING_CONDITIONS } from '../vehicle.ts';
import { parsePhrase } from '../phrase/parse-phrase.ts';
import {
  cleanKeyword,
  joinParameters,
  OPEN_RANGE,
  orderedRange,
  PARAMETERS,
  parseParameters,
} from './parameters.ts';
import { DEAL_PATH, printParts, printSearchAddress } from './print-inventory-url.ts';
import { parseSegment, type Segment } from './segments.ts';
import { type UrlSettings, MAX_SEGMENTS } from './url-settings.ts';
import type { UrlVocabulary } from './vocabulary.ts';

export type ParsedInventoryUrl =
  | {
      readonly kind: 'search';
      readonly query: SearchQuery;
      /** The canonical URL of this query. Parameters that are not filters are not part of it. */
      readonly canonical: string;
      readonly isCanonical: boolean;
      /** Whether filters come from a phrase in the search field, so that the canonical URL depends on today's cars. */
      readonly isPhrase: boolean;
    }
  | {
      readonly kind: 'vehicle';
      /** Null if the URL does not name a condition. */
      readonly condition: ListingCondition | null;
      readonly year: number;
      /** Make, model and trim as spelled in the URL. */
      readonly value: string;
      /** In upper case. */
      readonly vin: string;
    }
  /** 404 "Page Not Found: {fullPath}". */
  | { readonly kind: 'invalid' };

const INVALID = { kind: 'invalid' } as const;
const BASE = /^(?:([a-z]+)-)?cars-for-sale$/;
const VEHICLE = /^(\d+)-(.+)-([a-z0-9]{17})$/i;

/**
 * Splits the path and decodes its segments. Ignores one trailing slash.
 * @returns null if the path cannot belong to the inventory
 */
function piecesOf(path: string): readonly string[] | null {
  try {
    const pieces = path.replace(/^\//, '').replace(/\/$/, '').split('/').map(decodeURIComponent);
    return pieces.includes('') ? null : pieces;
  } catch {
    return null;
  }
}

/** Whether a path, without the language, looks like a vehicle's. The vehicle may not exist. */
export function hasVehicleForm(path: string): boolean {
  const [, text = '', ...rest] = piecesOf(path) ?? [];
  return rest.length === 0 && VEHICLE.test(text);
}

/**
 * Parses all segments together.
 * @returns null if one of them is not a filter
 */
function readSegments(
  texts: readonly string[],
  vocabulary: UrlVocabulary,
  settings: UrlSettings,
): readonly (Segment | { readonly filter: 'great-deals'; readonly value: string })[] | null {
  const [first, second, ...more] = texts;
  if (first === DEAL_PATH) {
    const deal = DEALS.find((one) => one.replaceAll('-', '_') === second);
    return deal === undefined || more.length > 0 ? null : [{ filter: 'great-deals', value: deal }];
  }
  const segments = texts
    .map((text) => parseSegment(text, vocabulary, settings))
    .filter((one) => one !== null);
  return segments.length === texts.length ? segments : null;
}

/** Combines two price ranges so that both limits apply. */
const narrow = ({ min, max }: Range, { min: least, max: most }: Range): Range =>
  orderedRange(
    least === null ? min : Math.max(min ?? 0, least),
    most === null ? max : Math.min(max ?? Number.POSITIVE_INFINITY, most),
  );

/**
 * Adds the filters of the path to those of the query string. Values of one filter are united; of the price, both
 * limits apply.
 */
function addSegments(
  query: SearchQuery,
  segments: readonly (Segment | { readonly filter: Facet; readonly value: string })[],
): SearchQuery {
  return segments.reduce<SearchQuery>((sum, segment) => {
    if ('range' in segment) {
      return {
        ...sum,
        ranges: { ...sum.ranges, price: narrow(sum.ranges.price ?? OPEN_RANGE, segment.range) },
      };
    }
    const values = new Set([...(sum.filters[segment.filter] ?? []), segment.value]);
    return { ...sum, filters: { ...sum.filters, [segment.filter]: [...values].sort() } };
  }, query);
}

/**
 * Replaces the phrase of the search field by the filters that it means. What it says about a filter replaces what the
 * URL says; the words that mean no filter stay.
 */
function withPhrase(query: SearchQuery, vocabulary: UrlVocabulary, settings: UrlSettings): SearchQuery {
  if (query.keyword === null) return query;
  const { hasPayments = true } = settings;
  const { filters, excluded, ranges, sort, rest } = parsePhrase(query.keyword, vocabulary, { hasPayments });
  const keyword = rest === null ? null : cleanKeyword(rest);
  return {
    filters: withoutValues({ ...query.filters, ...filters }, excluded),
    excluded: { ...withoutValues(query.excluded, filters), ...excluded },
    ranges: { ...query.ranges, ...ranges },
    keyword,
    sort: sort ?? query.sort,
    page: keyword === query.keyword ? query.page : 1,
  };
}

/** The values of filters without those of others, so that nothing is wanted and excluded. */
function withoutValues(
  values: SearchQuery['filters'],
  others: SearchQuery['filters'],
): SearchQuery['filters'] {
  return Object.fromEntries(
    FACETS.flatMap((facet) => {
      const left = (values[facet] ?? []).filter((value) => others[facet]?.includes(value) !== true);
      return left.length === 0 ? [] : [[facet, left]];
    }),
  );
}

/** Filter parameters as received, to tell whether they came in canonical form. */
const received = (search: URLSearchParams): string =>
  joinParameters([...search].filter(([name]) => PARAMETERS.some((one) => one === name)));

/**
 * Parses the URL of a search or of a vehicle (spec 2; decision 114). Returns `vehicle` for anything of that
 * form, without checking that the car exists.
 * @param path without the language, as it is in the request
 */
export function parseInventoryUrl(
  path: string,
  search: URLSearchParams,
  vocabulary: UrlVocabulary,
  settings: UrlSettings,
): ParsedInventoryUrl {
  const [base = '', ...texts] = piecesOf(path) ?? [];
  const [whole, word] = BASE.exec(base.toLowerCase()) ?? [];
  const condition = LISTING_CONDITIONS.find((one) => one === word) ?? null;
  if (whole === undefined || (word !== undefined && condition === null)) return INVALID;

  const [, year, value = '', vin = ''] = VEHICLE.exec(texts[0] ?? '') ?? [];
  if (year !== undefined && texts.length === 1) {
    return { kind: 'vehicle', condition, year: Number(year), value, vin: vin.toUpperCase() };
  }
  if (texts.length > MAX_SEGMENTS) return INVALID;
  const lower = texts.map((text) => text.toLowerCase());
  const segments = readSegments(lower, vocabulary, settings);
  const parameters = parseParameters(search, vocabulary);
  if (segments === null || parameters === null) return INVALID;
  const inPath =
    condition === null ? segments : [{ filter: 'condition' as const, value: condition }, ...segments];
  const typed = addSegments(parameters, inPath);
  const united = withPhrase(typed, vocabulary, settings);
  const query = united.sort === settings.defaultSort ? { ...united, sort: null } : united;
  const canonical = printParts(query, vocabulary, settings);
  return {
    kind: 'search',
    query,
    canonical: printSearchAddress(query, vocabulary, settings),
    isPhrase: united.keyword !== typed.keyword,
    isCanonical: canonical.path === path && joinParameters(canonical.parameters) === received(search),
  };
}
