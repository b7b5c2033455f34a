import type { SanityClient } from '@sanity/client';
import type { Dealership } from './documents/dealership.ts';
import type { BodyStyle } from './documents/body-style.ts';
import type { Article } from './documents/article.ts';
import type { Faq } from './documents/faq.ts';
import type { HelpCategory } from './documents/help-category.ts';
import type { JobOpening } from './documents/job-opening.ts';
import type { LegalDocument } from './documents/legal-document.ts';
import type { Page } from './documents/page.ts';
import type { LeadDelivery } from './documents/lead-delivery.ts';
import type { Navigation } from './documents/navigation.ts';
import type { Offer } from './documents/offer.ts';
import type { Promotion } from './documents/promotion.ts';
import type { RedirectRule } from './documents/redirect-rule.ts';
import type { Review } from './documents/review.ts';
import type { Settings } from './documents/settings.ts';
import type { StaffMember } from './documents/staff-member.ts';
import type { HomePage } from './documents/home-page.ts';
import type { Store } from './documents/store.ts';
import type { Language } from './languages.ts';

/** What an answer rests on: whatever is made of it is outdated when one of these is. */
export interface Dependency {
  /** sync tags; none: any change may matter */
  readonly tags: readonly string[];
  /**
   * Milliseconds since 1970. Infinity while the stream of changes is connected: losing it counts as a change. Otherwise
   * when the source is asked again. In the past if the answer is outdated.
   */
  readonly until: number;
}

/** How a request looks at a dealership's content. */
export interface View {
  /** Texts come in this language; where one is missing, in the other. */
  readonly language: Language;
  /** Told of every answer that is read, before the reader has it; one that fails counts as outdated. */
  readonly onRead?: (dependency: Dependency) => void;
}

/**
 * One dealership's content. Every method may throw ContentUnavailable, and only when this process has never had
 * an answer to the same question; afterwards a failing source is hidden behind the last good answer.
 */
export interface DealershipContent {
  /** null: nobody has published a home page yet */
  homePage(): Promise<HomePage | null>;
  /** in the order the dealership gave them */
  stores(): Promise<readonly Store[]>;
  /** null: the dealership's document has gone */
  settings(): Promise<Settings | null>;
  /** null: nobody has written menus; the site has standard ones */
  navigation(): Promise<Navigation | null>;
  /** all that are published, whatever their dates */
  promotions(): Promise<readonly Promotion[]>;
  reviews(): Promise<readonly Review[]>;
  /** of all places, in order */
  faqs(): Promise<readonly Faq[]>;
  /** those that are active, in the dealership's order */
  bodyStyles(): Promise<readonly BodyStyle[]>;
  /** all that are published, whatever their dates */
  offers(): Promise<readonly Offer[]>;
  redirectRules(): Promise<readonly RedirectRule[]>;
  /** who works here, in the dealership's order; never with an e-mail address */
  staff(): Promise<readonly StaffMember[]>;
  /** every page that editors have made, beside the home page */
  pages(): Promise<readonly Page[]>;
  /** own and shared ones, of each slug one, newest first; also those whose day is still to come */
  articles(): Promise<readonly Article[]>;
  /** own and shared ones, of each kind one */
  legalDocuments(): Promise<readonly LegalDocument[]>;
  /** own and shared ones, of each slug one, in order */
  helpCategories(): Promise<readonly HelpCategory[]>;
  /** all that are published, whatever their dates */
  jobOpenings(): Promise<readonly JobOpening[]>;
  /** Where leads go: for the server that takes them, never for a view. null: the dealership's document has gone */
  leadDelivery(): Promise<LeadDelivery | null>;
}

/** What became outdated: answers with one of these sync tags, or all of them. */
export type ContentChange =
  | { readonly kind: 'tags'; readonly tags: readonly string[] }
  | { readonly kind: 'everything' };

/** Counters since the process started, for metrics. */
export interface ContentStats {
  /** answered from memory */
  readonly hits: number;
  /** answered by the source */
  readonly misses: number;
  /** answered from memory although outdated, because the source failed */
  readonly stale: number;
  /** requests to the source that failed */
  readonly failures: number;
  /** answers held now */
  readonly entries: number;
}

export interface ContentHealth {
  /** whether the last request to the source succeeded; null before the first */
  readonly source: boolean | null;
  /** whether the stream of changes is connected */
  readonly live: boolean;
}

/** The content of all dealerships, cached in this process. */
export interface Content {
  /** The registry: every published dealership, oldest first. Cached; throws ContentUnavailable like any first read. */
  dealerships(): Promise<readonly Dealership[]>;
  /** The content of one dealership (its document id). Costs nothing: make one per request. */
  forDealership(id: string, view: View): DealershipContent;
  /** True once the registry has been read: from then on pages can be answered, stale if need be. */
  isReady(): boolean;
  health(): ContentHealth;
  stats(): ContentStats;
  /** Calls back when published content changed, after the cache knows. Returns the function that ends it. */
  onChange(listener: (change: ContentChange) => void): () => void;
  /** Ends the stream and all timers. Reads in progress still finish. */
  close(): void;
}

/** The part of a pino logger that is needed. */
export interface ContentLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

/** What `createContent` of create-content.ts takes. */
export interface ContentOptions {
  /** see create-sanity-client.ts */
  readonly client: SanityClient;
  readonly log: ContentLog;
  /** milliseconds; Date.now unless a test says otherwise */
  readonly now?: () => number;
}
