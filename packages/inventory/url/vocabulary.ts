import type { Attribute, Attributes } from '../index/attributes.ts';
import { DEALS, type Facet } from '../index/query.ts';

/** The name of a facet's value. */
export type ValueName = Pick<Attribute, 'label' | 'parent'>;

/** The words that one dealership's URLs may contain: makes, models, features and all other values. */
export interface UrlVocabulary {
  /** Returns undefined if the value is unknown. */
  find(facet: Facet, value: string): ValueName | undefined;
}

const DEAL_NAMES: ReadonlyMap<string, ValueName> = new Map(
  DEALS.map((deal) => [deal, { label: deal, parent: null }]),
);

/**
 * The vocabulary of an index: all values that its cars have or had. Sold cars count, so that a link still works after
 * the last car it found is sold. Stores are known even without cars.
 * @param seesPrivate whether values that only private cars have count
 */
export function createVocabulary(
  attributes: Attributes,
  { seesPrivate, stores }: { readonly seesPrivate: boolean; readonly stores: readonly string[] },
): UrlVocabulary {
  return {
    find(facet, value) {
      if (facet === 'great-deals') return DEAL_NAMES.get(value);
      if (facet === 'store' && stores.includes(value)) return { label: value, parent: null };
      const found = attributes.find(facet, value);
      return found !== undefined && (found.isPublic || seesPrivate) ? found : undefined;
    },
  };
}
