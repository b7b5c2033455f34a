import { DEALS, type Deal, type Facet, type Range, type SearchQuery } from '../index/query.ts';
import { BODY_STYLES, type BodyStyle, type ListingCondition, LISTING_CONDITIONS } from '../vehicle.ts';
import type { UrlVocabulary } from './vocabulary.ts';

/**
 * What a page's heading and title may mention: filters with one value. A field is null if the search does not use
 * that filter or chooses several of its values.
 */
export interface HeadingData {
  readonly condition: ListingCondition | null;
  readonly bodyStyle: BodyStyle | null;
  /** As spelled in the feed. */
  readonly make: string | null;
  /** As spelled in the feed, without the make. */
  readonly model: string | null;
  readonly feature: string | null;
  readonly deal: Deal | null;
  readonly store: string | null;
  /** In cents. */
  readonly priceUnder: number | null;
  readonly priceOver: number | null;
  /** In miles. */
  readonly mileageUnder: number | null;
  readonly keyword: string | null;
  readonly page: number;
}

/** Returns one end of a range if the other end is open, else null. */
const onlyLimit = ({ min, max }: Range = { min: null, max: null }, end: keyof Range): number | null => {
  if (min !== null && max !== null) return null;
  return end === 'min' ? min : max;
};

/** Collects the facts of a query that its page heading is made of. The wording is up to the site. */
export function createHeadingData(
  { filters, ranges, keyword, page }: SearchQuery,
  vocabulary: UrlVocabulary,
): HeadingData {
  const only = (facet: Facet): string | null => {
    const values = filters[facet] ?? [];
    return values.length === 1 ? (values[0] ?? null) : null;
  };
  const label = (facet: Facet, value: string | null): string | null =>
    value === null ? null : (vocabulary.find(facet, value)?.label ?? null);
  const makeModel = only('make-model');
  const make = makeModel === null ? null : (vocabulary.find('make-model', makeModel)?.parent ?? null);
  return {
    condition: LISTING_CONDITIONS.find((one) => one === only('condition')) ?? null,
    bodyStyle: BODY_STYLES.find((one) => one === only('bodystyle')) ?? null,
    make: label('make-model', make ?? makeModel),
    model: make === null ? null : label('make-model', makeModel),
    feature: label('features', only('features')),
    deal: DEALS.find((one) => one === only('great-deals')) ?? null,
    store: only('store'),
    priceUnder: onlyLimit(ranges.price, 'max'),
    priceOver: onlyLimit(ranges.price, 'min'),
    mileageUnder: onlyLimit(ranges.mileage, 'max'),
    keyword,
    page,
  };
}

/**
 * Whether search engines may list a search page: only if its URL has no parameters and is among the filter pages that
 * the sitemap lists (spec 4, robots meta).
 * @param address path and query, without host and language
 */
export const isIndexable = (address: string, allowed: ReadonlySet<string>): boolean =>
  !address.includes('?') && allowed.has(address);
