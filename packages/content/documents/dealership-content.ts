import type { Language } from '@rooftop/tenancy/languages';
import type { ContentQuery } from '../content-query.ts';
import { articlesQuery } from './article/article.groq.ts';
import type { Article } from './article/article.ts';
import { bodyStylesQuery } from './body-style/body-style.groq.ts';
import { leadDeliveryQuery } from './dealership/lead-delivery/lead-delivery.groq.ts';
import { settingsQuery } from './dealership/settings/settings.groq.ts';
import { experimentsQuery } from './experiment/experiment.groq.ts';
import { faqsQuery } from './faq/faq.groq.ts';
import { helpCategoriesQuery } from './help-category/help-category.groq.ts';
import type { HelpCategory } from './help-category/help-category.ts';
import { homePageQuery } from './home-page/home-page.groq.ts';
import { jobOpeningsQuery } from './job-opening/job-opening.groq.ts';
import { legalDocumentsQuery } from './legal-document/legal-document.groq.ts';
import { navigationQuery } from './navigation/navigation.groq.ts';
import { offersQuery } from './offer/offer.groq.ts';
import { pagesQuery } from './page/page.groq.ts';
import { popupsQuery } from './popup/popup.groq.ts';
import { promotionsQuery } from './promotion/promotion.groq.ts';
import { redirectRulesQuery } from './redirect-rule/redirect-rule.groq.ts';
import { reviewsQuery } from './review/review.groq.ts';
import { serviceOperationsQuery } from './service-operation/service-operation.groq.ts';
import type { ServiceOperation } from './service-operation/service-operation.ts';
import { staffQuery } from './staff-member/staff-member.groq.ts';
import { storesQuery } from './store/store.groq.ts';
import { tradeQuestionnairesQuery } from './trade-questionnaire/trade-questionnaire.groq.ts';

/** Reads a query's result in a language, by default that of the request. */
type ReadQuery = <Value>(query: ContentQuery<Value>, language?: Language) => Promise<Value>;

/**
 * One dealership's content. Every method may throw ContentUnavailable, but only until this process first got a
 * response to the same query. After that, the last good response is served while the source fails.
 */
export const dealershipContent = (read: ReadQuery) => ({
  /** Null if no home page is published yet. */
  homePage: () => read(homePageQuery),
  /** In the dealership's order. */
  stores: () => read(storesQuery),
  /** Null if the dealership's document no longer exists. */
  settings: () => read(settingsQuery),
  /** Null if the dealership has no menus of its own. The site then uses the standard menus. */
  navigation: () => read(navigationQuery),
  /** All published promotions, whatever their dates. */
  promotions: () => read(promotionsQuery),
  /** All published popups, in the order in which they would be shown. */
  popups: () => read(popupsQuery),
  reviews: () => read(reviewsQuery),
  /** Questions of all sections, in order. */
  faqs: () => read(faqsQuery),
  /** Active body styles, in the dealership's order. */
  bodyStyles: () => read(bodyStylesQuery),
  /** All published offers, whatever their dates. */
  offers: () => read(offersQuery),
  redirectRules: () => read(redirectRulesQuery),
  /** Staff members in the dealership's order, always without email addresses. */
  staff: () => read(staffQuery),
  /** All pages made by editors, except the home page. */
  pages: () => read(pagesQuery),
  /** Own and shared articles, one per slug, newest first. Includes articles with a future date. */
  articles: (): Promise<readonly Article[]> => read(articlesQuery),
  /** Own and shared documents, one per kind. */
  legalDocuments: () => read(legalDocumentsQuery),
  /** Own and shared categories, one per slug, in order. */
  helpCategories: (): Promise<readonly HelpCategory[]> => read(helpCategoriesQuery),
  /** Own and shared service operations, one per op code, in order. */
  serviceOperations: (): Promise<readonly ServiceOperation[]> => read(serviceOperationsQuery),
  /**
   * The questions about a car to trade in: the dealership's own or the shared ones. Empty if there are none.
   * @param language defaults to the visitor's
   */
  tradeQuestionnaires: (language?: Language) => read(tradeQuestionnairesQuery, language),
  /** The experiments that run. */
  experiments: () => read(experimentsQuery),
  /** All published job openings, whatever their dates. */
  jobOpenings: () => read(jobOpeningsQuery),
  /**
   * Where leads go, for server code that delivers leads and never for pages. Null if the dealership's document no
   * longer exists.
   */
  leadDelivery: () => read(leadDeliveryQuery),
});
export type DealershipContent = ReturnType<typeof dealershipContent>;
