/** The query string of a search URL. */
import {
  type Facet,
  FACETS,
  type Range,
  type RangeName,
  RANGES,
  type SearchQuery,
  SORTS,
} from '../index/query.ts';
import type { UrlVocabulary } from './vocabulary.ts';

/** The parameter of values that a car must not have. */
const exclusionOf = <Name extends Facet>(facet: Name): `not-${Name}` => `not-${facet}`;

/** Filter parameters in the order of the canonical URL. Other parameters (marketing) are left alone. */
export const PARAMETERS = [
  ...FACETS,
  ...FACETS.map((facet) => exclusionOf(facet)),
  ...RANGES,
  'q',
  'sort',
  'page',
] as const;
export type Parameter = (typeof PARAMETERS)[number];

const MOST_CHARACTERS = 100;
const AMOUNT = /^\d{1,7}$/;
const PAGE = /^[1-9]\d{0,5}$/;
const OPEN = 'null';
/** Units of the index per unit in the URL: URLs give dollars, the index holds cents. */
const UNITS = { price: 100, payment: 100, mileage: 1, year: 1 } as const satisfies Record<RangeName, number>;

/** A range without limits. */
export const OPEN_RANGE: Range = { min: null, max: null };

/** A range with its ends in the right order, whichever came first. */
export const orderedRange = (min: number | null, max: number | null): Range =>
  min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };

/** A filter value as spelled in URLs. */
const VALUE = /^[a-z0-9-]+$/;

/** Splits values at commas and merges repeated parameters, as forms send them. Removes duplicates and sorts. */
const listOf = (texts: readonly string[]): readonly string[] => {
  // Most lists have one value, and a page prints hundreds of them.
  if (texts.length === 1 && VALUE.test(texts[0] ?? '')) return texts;
  return [...new Set(texts.flatMap((text) => text.split(',')).map((text) => text.trim().toLowerCase()))]
    .filter((text) => text !== '')
    .sort();
};

/** Decoration that people type in numbers: `$20,000`, `30 000`, `19,999.00`. */
const DECORATION = /[$,\s]|\.\d{0,2}$/g;

/**
 * Parses `null,30000`, or two fields of one name as a form without JavaScript sends them.
 * @returns null if both ends are open, undefined if it is not a range
 */
function readRange(name: RangeName, texts: readonly string[]): Range | null | undefined {
  const ends =
    texts.length === 2
      ? texts.map((text) => text.trim().replaceAll(DECORATION, ''))
      : texts.flatMap((text) => text.split(',')).map((text) => text.trim());
  if (ends.every((end) => end === '' || end === OPEN)) return null;
  if (ends.length !== 2 || !ends.every((end) => end === '' || end === OPEN || AMOUNT.test(end)))
    return undefined;
  const [min = null, max = null] = ends.map((end) => (AMOUNT.test(end) ? Number(end) * UNITS[name] : null));
  return orderedRange(min, max);
}

/**
 * Puts a keyword on one line with single spaces and cuts it to the length of the search field. Counts code points,
 * because half an emoji cannot be encoded.
 */
export const cleanKeyword = (text: string): string | null =>
  Array.from(text.toWellFormed().replaceAll(/\s+/g, ' ').trim()).slice(0, MOST_CHARACTERS).join('').trim() ||
  null;

/**
 * Parses the query string of a search URL.
 * @returns null if a parameter has a value that its filter does not know
 */
export function parseParameters(search: URLSearchParams, vocabulary: UrlVocabulary): SearchQuery | null {
  const filters: { [facet in Facet]?: readonly string[] } = {};
  const excluded: { [facet in Facet]?: readonly string[] } = {};
  for (const facet of FACETS) {
    const values = listOf(search.getAll(facet));
    const unwanted = listOf(search.getAll(exclusionOf(facet)));
    if ([...values, ...unwanted].some((value) => vocabulary.find(facet, value) === undefined)) return null;
    if (values.length > 0) filters[facet] = values;
    if (unwanted.length > 0) excluded[facet] = unwanted;
  }
  const ranges: { [name in RangeName]?: Range } = {};
  for (const name of RANGES) {
    const range = readRange(name, search.getAll(name));
    if (range === undefined) return null;
    if (range !== null) ranges[name] = range;
  }
  const given = (name: Parameter): string | undefined => search.get(name)?.trim() || undefined;
  const sort = SORTS.find((one) => one === given('sort')) ?? null;
  const page = given('page') ?? '1';
  if ((sort === null && given('sort') !== undefined) || !PAGE.test(page)) return null;
  return {
    filters,
    excluded,
    ranges,
    keyword: cleanKeyword(search.get('q') ?? ''),
    sort,
    page: Number(page),
  };
}

const printEnd = (end: number | null, name: RangeName): string =>
  end === null ? OPEN : String(end / UNITS[name]);

/** The parameters of a canonical URL, in order. */
export function printParameters({
  filters,
  excluded,
  ranges,
  keyword,
  sort,
  page,
}: SearchQuery): readonly [Parameter, string][] {
  const printed: [Parameter, string][] = [];
  const print = (name: Parameter, chosen: readonly string[] | undefined): void => {
    const values = chosen === undefined ? [] : listOf(chosen);
    if (values.length > 0) printed.push([name, values.join(',')]);
  };
  for (const facet of FACETS) print(facet, filters[facet]);
  for (const facet of FACETS) print(exclusionOf(facet), excluded[facet]);
  for (const name of RANGES) {
    const { min = null, max = null } = ranges[name] ?? {};
    if (min !== null || max !== null) printed.push([name, `${printEnd(min, name)},${printEnd(max, name)}`]);
  }
  if (keyword !== null) printed.push(['q', keyword]);
  if (sort !== null) printed.push(['sort', sort]);
  if (page > 1) printed.push(['page', String(page)]);
  return printed;
}

/** Text that needs no encoding. */
const PLAIN = /^[\w,-]*$/;

/** Joins parameters to a query string without the question mark. Commas stay commas. */
export function joinParameters(parameters: readonly (readonly [string, string])[]): string {
  const encode = (text: string): string =>
    PLAIN.test(text) ? text : encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%20', '+');
  return parameters.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}
