import type { Attribute, Attributes } from '../index/attributes.ts';
import { DEALS, type Facet, type VALUE_FACETS } from '../index/query.ts';
import { type OwnWords, ownWordsOf } from '../phrase/own-words.ts';
import { standardValue } from '../phrase/standard-values.ts';

/** The name of a facet's value. */
type ValueName = Pick<Attribute, 'label' | 'parent'>;

/** The words that one dealership's URLs may contain: makes, models, features and all other values. */
export interface UrlVocabulary {
  /** Returns undefined if the value is unknown. */
  find: (facet: Facet, value: string) => ValueName | undefined;
  /** Whether a car has or had it. */
  has: (facet: (typeof VALUE_FACETS)[number], value: string) => boolean;
  /** The names of its cars' values, including those that this visitor may not know: ask \`has\`. */
  ownWords: () => OwnWords;
}

const DEAL_NAMES: ReadonlyMap<string, ValueName> = new Map(
  DEALS.map((deal) => [deal, { label: deal, parent: null }]),
);

/**
 * The vocabulary of an index: all values that its cars have or had, and the trade's makes, models, colors and the like.
 * Sold cars count, so that a link still works after the last car it found is sold. Stores are known even without cars.
 * @param seesPrivate whether values that only private cars have count
 */
export function createVocabulary(
  attributes: Attributes,
  { seesPrivate, stores }: { readonly seesPrivate: boolean; readonly stores: readonly string[] },
): UrlVocabulary {
  const visible = (facet: (typeof VALUE_FACETS)[number], value: string): ValueName | undefined => {
    const found = attributes.find(facet, value);
    return found !== undefined && (found.isPublic || seesPrivate) ? found : undefined;
  };
  return {
    find(facet, value) {
      if (facet === 'great-deals') return DEAL_NAMES.get(value);
      if (facet === 'store' && stores.includes(value)) return { label: value, parent: null };
      return visible(facet, value) ?? standardValue(facet, value);
    },
    has: (facet, value) => visible(facet, value) !== undefined,
    ownWords: () => ownWordsOf(attributes),
  };
}
