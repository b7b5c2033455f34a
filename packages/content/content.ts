import type { SanityClient } from '@sanity/client';
import type { Dealership } from './documents/dealership/dealership.ts';
import type { BodyStyleDocument } from './documents/body-style/body-style.ts';
import type { Article } from './documents/article/article.ts';
import type { RunningExperiment } from './documents/experiment/experiment.ts';
import type { Faq } from './documents/faq/faq.ts';
import type { HelpCategory } from './documents/help-category/help-category.ts';
import type { JobOpening } from './documents/job-opening/job-opening.ts';
import type { LegalDocument } from './documents/legal-document/legal-document.ts';
import type { Page } from './documents/page/page.ts';
import type { LeadDelivery } from './documents/dealership/lead-delivery/lead-delivery.ts';
import type { Navigation } from './documents/navigation/navigation.ts';
import type { Offer } from './documents/offer/offer.ts';
import type { Popup } from './documents/popup/popup.ts';
import type { Promotion } from './documents/promotion/promotion.ts';
import type { RedirectRule } from './documents/redirect-rule/redirect-rule.ts';
import type { Review } from './documents/review/review.ts';
import type { Settings } from './documents/dealership/settings/settings.ts';
import type { StaffMember } from './documents/staff-member/staff-member.ts';
import type { HomePage } from './documents/home-page/home-page.ts';
import type { ServiceOperation } from './documents/service-operation/service-operation.ts';
import type { TradeQuestionnaire } from './documents/trade-questionnaire/trade-questionnaire.ts';
import type { Store } from './documents/store/store.ts';
import type { Language } from '@rooftop/tenancy/languages';

/** What a result depends on. Anything built from the result is outdated as soon as the result is. */
export interface Dependency {
  /** Sync tags. An empty list means any change may matter. */
  readonly tags: readonly string[];
  /**
   * Milliseconds since 1970 at which the source is queried again. Infinity while the stream of changes is connected,
   * because losing it counts as a change. In the past if the result is outdated.
   */
  readonly until: number;
}

/** How a request reads a dealership's content. */
export interface ContentView {
  /** Language of the texts. A missing text falls back to the other language. */
  readonly language: Language;
  /** Called with each result before the reader gets it. A failed read is reported as outdated. */
  readonly onRead?: (dependency: Dependency) => void;
}

/**
 * One dealership's content. Every method may throw ContentUnavailable, but only until this process first got a
 * response to the same query. After that, the last good response is served while the source fails.
 */
export interface DealershipContent {
  /** Null if no home page is published yet. */
  homePage(): Promise<HomePage | null>;
  /** In the dealership's order. */
  stores(): Promise<readonly Store[]>;
  /** Null if the dealership's document no longer exists. */
  settings(): Promise<Settings | null>;
  /** Null if the dealership has no menus of its own. The site then uses the standard menus. */
  navigation(): Promise<Navigation | null>;
  /** All published promotions, whatever their dates. */
  promotions(): Promise<readonly Promotion[]>;
  /** All published popups, in the order in which they would be shown. */
  popups(): Promise<readonly Popup[]>;
  reviews(): Promise<readonly Review[]>;
  /** Questions of all sections, in order. */
  faqs(): Promise<readonly Faq[]>;
  /** Active body styles, in the dealership's order. */
  bodyStyles(): Promise<readonly BodyStyleDocument[]>;
  /** All published offers, whatever their dates. */
  offers(): Promise<readonly Offer[]>;
  redirectRules(): Promise<readonly RedirectRule[]>;
  /** Staff members in the dealership's order, always without email addresses. */
  staff(): Promise<readonly StaffMember[]>;
  /** All pages made by editors, except the home page. */
  pages(): Promise<readonly Page[]>;
  /** Own and shared articles, one per slug, newest first. Includes articles with a future date. */
  articles(): Promise<readonly Article[]>;
  /** Own and shared documents, one per kind. */
  legalDocuments(): Promise<readonly LegalDocument[]>;
  /** Own and shared categories, one per slug, in order. */
  helpCategories(): Promise<readonly HelpCategory[]>;
  /** Own and shared service operations, one per op code, in order. */
  serviceOperations(): Promise<readonly ServiceOperation[]>;
  /** The questions about a car to trade in: the dealership's own or the shared ones. Empty if there are none. */
  /** @param language defaults to the visitor's */
  tradeQuestionnaires(language?: Language): Promise<readonly TradeQuestionnaire[]>;
  /** The experiments that run. */
  experiments(): Promise<readonly RunningExperiment[]>;
  /** All published job openings, whatever their dates. */
  jobOpenings(): Promise<readonly JobOpening[]>;
  /**
   * Where leads go, for server code that delivers leads and never for pages. Null if the dealership's document no
   * longer exists.
   */
  leadDelivery(): Promise<LeadDelivery | null>;
}

/** What became outdated: results with one of these sync tags, or all results. */
export type ContentChange =
  | { readonly kind: 'tags'; readonly tags: readonly string[] }
  | { readonly kind: 'everything' };

/** Counters since the process started, for metrics. */
export interface ContentStats {
  /** Served from memory. */
  readonly hits: number;
  /** Served by the source. */
  readonly misses: number;
  /** Served from memory although outdated, because the source failed. */
  readonly stale: number;
  /** Failed requests to the source. */
  readonly failures: number;
  /** Results in the cache now. */
  readonly entries: number;
}

export interface ContentHealth {
  /** Whether the last request to the source succeeded. Null before the first request. */
  readonly source: boolean | null;
  /** Whether the stream of changes is connected. */
  readonly live: boolean;
}

/** The content of all dealerships, cached in this process. */
export interface Content {
  /**
   * The registry: every published dealership, oldest first. Cached. Throws ContentUnavailable like any first read.
   */
  dealerships(): Promise<readonly Dealership[]>;
  /** The content of one dealership, by its document ID. Cheap, so create one per request. */
  forDealership(id: string, view: ContentView): DealershipContent;
  /**
   * Returns true once the registry has been read. From then on pages can be served, with stale content if necessary.
   */
  isReady(): boolean;
  health(): ContentHealth;
  stats(): ContentStats;
  /**
   * Calls the listener when published content has changed, after the cache was updated. Returns a function to
   * unsubscribe.
   */
  onChange(listener: (change: ContentChange) => void): () => void;
  /** Closes the stream and clears all timers. Reads in progress still finish. */
  close(): void;
}

/** The subset of pino's logger in use. */
export interface ContentLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

/** Options of `createContent` (create-content.ts). */
export interface ContentOptions {
  /** See create-sanity-client.ts. */
  readonly client: SanityClient;
  readonly log: ContentLog;
  /** Current time in milliseconds. Defaults to Date.now. */
  readonly now?: () => number;
}
