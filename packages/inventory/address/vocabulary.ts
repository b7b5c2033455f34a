import type { Attributes } from '../index/attributes.ts';
import { DEALS, type Facet } from '../index/query.ts';

/** What a value of a facet is called. */
export interface ValueName {
  /** as the feed spells it; for a model without its make */
  readonly label: string;
  /** of a model: its make's value */
  readonly parent: string | null;
}

/** The words that addresses of one dealership may hold: makes, models, features and all other values. */
export interface Vocabulary {
  /** undefined: no such value */
  find(facet: Facet, value: string): ValueName | undefined;
}

const DEAL_NAMES: ReadonlyMap<string, ValueName> = new Map(
  DEALS.map((deal) => [deal, { label: deal, parent: null }]),
);

/**
 * The vocabulary of an index: what its cars have or had, sold ones included, so that a link outlives the last car
 * it found. Stores exist without cars.
 * @param seesPrivate whether words count that only private cars have
 */
export function createVocabulary(
  attributes: Attributes,
  { seesPrivate, stores }: { readonly seesPrivate: boolean; readonly stores: readonly string[] },
): Vocabulary {
  return {
    find(facet, value) {
      if (facet === 'great-deals') return DEAL_NAMES.get(value);
      if (facet === 'store' && stores.includes(value)) return { label: value, parent: null };
      const found = attributes.find(facet, value);
      return found !== undefined && (found.isPublic || seesPrivate) ? found : undefined;
    },
  };
}
