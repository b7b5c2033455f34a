import type { ContentQuery } from './content-query.ts';
import type { ContentView, DealershipContent } from './content.ts';
import { articlesQuery } from './documents/article/article.groq.ts';
import { bodyStylesQuery } from './documents/body-style/body-style.groq.ts';
import { experimentsQuery } from './documents/experiment/experiment.groq.ts';
import { faqsQuery } from './documents/faq/faq.groq.ts';
import { helpCategoriesQuery } from './documents/help-category/help-category.groq.ts';
import { homePageQuery } from './documents/home-page/home-page.groq.ts';
import { jobOpeningsQuery } from './documents/job-opening/job-opening.groq.ts';
import { leadDeliveryQuery } from './documents/dealership/lead-delivery/lead-delivery.groq.ts';
import { legalDocumentsQuery } from './documents/legal-document/legal-document.groq.ts';
import { navigationQuery } from './documents/navigation/navigation.groq.ts';
import { offersQuery } from './documents/offer/offer.groq.ts';
import { pagesQuery } from './documents/page/page.groq.ts';
import { popupsQuery } from './documents/popup/popup.groq.ts';
import { promotionsQuery } from './documents/promotion/promotion.groq.ts';
import { redirectRulesQuery } from './documents/redirect-rule/redirect-rule.groq.ts';
import { reviewsQuery } from './documents/review/review.groq.ts';
import { settingsQuery } from './documents/dealership/settings/settings.groq.ts';
import { staffQuery } from './documents/staff-member/staff-member.groq.ts';
import { storesQuery } from './documents/store/store.groq.ts';
import { serviceOperationsQuery } from './documents/service-operation/service-operation.groq.ts';
import { tradeQuestionnairesQuery } from './documents/trade-questionnaire/trade-questionnaire.groq.ts';
import type { Language } from '@rooftop/tenancy/languages';

/** The parameters of every query. */
export interface Parameters {
  readonly dealership: string;
  readonly language: Language;
}

/** Creates the function that reads a query's result. */
export type CreateReader = <Value>(
  query: ContentQuery<Value>,
) => (params: Parameters, onRead?: ContentView['onRead']) => Promise<Value>;

/** Returns the function that creates a dealership's content, with one reader for each query. */
export function createDealershipReader(reader: CreateReader) {
  const homePage = reader(homePageQuery);
  const stores = reader(storesQuery);
  const settings = reader(settingsQuery);
  const navigation = reader(navigationQuery);
  const promotions = reader(promotionsQuery);
  const popups = reader(popupsQuery);
  const reviews = reader(reviewsQuery);
  const faqs = reader(faqsQuery);
  const bodyStyles = reader(bodyStylesQuery);
  const offers = reader(offersQuery);
  const redirectRules = reader(redirectRulesQuery);
  const staff = reader(staffQuery);
  const pages = reader(pagesQuery);
  const articles = reader(articlesQuery);
  const legalDocuments = reader(legalDocumentsQuery);
  const helpCategories = reader(helpCategoriesQuery);
  const experiments = reader(experimentsQuery);
  const jobOpenings = reader(jobOpeningsQuery);
  const leadDelivery = reader(leadDeliveryQuery);
  const serviceOperations = reader(serviceOperationsQuery);
  const tradeQuestionnaires = reader(tradeQuestionnairesQuery);

  return (dealership: string, { language, onRead }: ContentView): DealershipContent => {
    const params = { dealership, language };
    return {
      homePage: () => homePage(params, onRead),
      stores: () => stores(params, onRead),
      settings: () => settings(params, onRead),
      navigation: () => navigation(params, onRead),
      promotions: () => promotions(params, onRead),
      popups: () => popups(params, onRead),
      reviews: () => reviews(params, onRead),
      faqs: () => faqs(params, onRead),
      bodyStyles: () => bodyStyles(params, onRead),
      offers: () => offers(params, onRead),
      redirectRules: () => redirectRules(params, onRead),
      staff: () => staff(params, onRead),
      pages: () => pages(params, onRead),
      articles: () => articles(params, onRead),
      legalDocuments: () => legalDocuments(params, onRead),
      helpCategories: () => helpCategories(params, onRead),
      experiments: () => experiments(params, onRead),
      jobOpenings: () => jobOpenings(params, onRead),
      serviceOperations: () => serviceOperations(params, onRead),
      tradeQuestionnaires: (other = language) => tradeQuestionnaires({ dealership, language: other }, onRead),
      leadDelivery: () => leadDelivery(params, onRead),
    };
  };
}
