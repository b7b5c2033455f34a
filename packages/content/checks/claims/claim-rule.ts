import type { Language } from '@rooftop/tenancy/languages';
import type { LocalDate } from '@rooftop/tenancy/calendar';

/** What a dealership's settings say that its texts may promise. */
export interface PromiseFacts {
  readonly engineWarranty: boolean;
  readonly maintenancePlan: boolean;
  readonly repairWarranty: boolean;
  readonly serviceScheduling: boolean;
  /** Whether the lender's form answers at once, by a soft inquiry. */
  readonly preApprovalIsInstant: boolean;
  /** In cents. */
  readonly tradeBonus: number;
}

/** Words that call for a rule, and what they are judged by. */
export interface FoundClaim {
  readonly language: Language;
  /** The words, as the document has them. */
  readonly words: string;
  /** The first group of the pattern, if it has one. */
  readonly figure: string | undefined;
  /** The text in which they stand. */
  readonly text: string;
  /** Where in the text they begin. */
  readonly index: number;
  /** All texts of the document in this language. What a law requires beside a claim may stand in any of them. */
  readonly whole: string;
  /** Today, where the dealership is. */
  readonly today: LocalDate;
  /** Null for documents that all dealerships share, and while the settings are unknown. */
  readonly facts: PromiseFacts | null;
}

/** Texts by language that a rule must warn of, or must not. */
type Examples = { readonly [language in Language]: readonly string[] };

/** One kind of claim that the law or the dealership's own settings limit. */
export interface ClaimRule {
  /** A few words for lists: `Credit terms`. */
  readonly name: string;
  /** Where the rule is written. */
  readonly source: string;
  /** Types of documents that it is about. */
  readonly types: readonly string[];
  /** Finds the words that call for it. Every match is judged. */
  readonly says: { readonly [language in Language]: RegExp };
  /**
   * Says what is wrong with the words and how to mend it, for a reader who knows neither law nor code.
   * @returns null if nothing is wrong
   */
  readonly judge: (claim: FoundClaim) => string | null;
  readonly warns: Examples;
  readonly passes: Examples;
}

/**
 * Documents with which a dealership advertises, with its tagline, its menus and the versions of its blocks, too.
 * Legal texts, reviews and articles for learning are no advertisements.
 */
export const ADVERTISEMENTS = [
  'bodyStyle',
  'dealership',
  'experiment',
  'faq',
  'homePage',
  'navigation',
  'offer',
  'page',
  'popup',
  'promotion',
  'serviceOperation',
] as const;
