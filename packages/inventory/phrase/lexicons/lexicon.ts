import type { LimitName, UnitName } from '../meaning.ts';

/** Facets whose values shoppers say in words of their own. Makes and models are in catalog.ts. */
type SpokenFacet = 'condition' | 'bodystyle' | 'drivetrain' | 'fuel' | 'transmission' | 'color' | 'features';

/**
 * What shoppers say in one language. Phrases are separated by commas; `(a|b)` stands for either. Case, accents, hyphens
 * and spaces don't matter, and a plural with -s or -es is found without being listed.
 */
export interface Lexicon {
  /** By facet: from values in URLs, separated by spaces, to the phrases that mean any of them. */
  readonly values: Readonly<Record<SpokenFacet, Readonly<Record<string, string>>>>;
  /** Body styles of words that a more exact word replaces: "camioneta pickup" is a truck. */
  readonly vague: Readonly<Record<string, string>>;
  /** What precedes something unwanted. */
  readonly not: string;
  /** Words between alternatives, between the ends of a range, and between both. */
  readonly joins: Readonly<Record<'or' | 'nor' | 'to' | 'and', string>>;
  readonly limits: Readonly<Record<LimitName, string>>;
  readonly units: Readonly<Record<UnitName, string>>;
  readonly thousand: string;
  readonly numbers: Readonly<Record<string, number>>;
  /** Phrases that mean no filter although their words would: "gas mileage". */
  readonly unanswered: string;
  /** Words that describe no car: articles, questions, praise. */
  readonly fillers: string;
}
