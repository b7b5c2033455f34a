import { z } from 'zod';
import { listenToLive } from './cache/live.ts';
import { type QueryCache, createQueryCache } from './cache/query-cache.ts';
import { reasonOf } from './cache/reason-of.ts';
import type { ContentQuery } from './content-query.ts';
import type { Content, ContentChange, ContentOptions, Dependency, ContentView } from './content.ts';
import { articlesQuery } from './documents/article/article.groq.ts';
import { bodyStylesQuery } from './documents/body-style/body-style.groq.ts';
import { dealershipsQuery } from './documents/dealership/dealership.groq.ts';
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

/** Timeout of a request to the source in milliseconds. */
const DEADLINE = 5000;
/** Milliseconds a reader waits for a fresh result when there is an outdated one. */
const PATIENCE = 800;
/** Milliseconds after which results are fetched again. With the stream connected, this is only a safety net. */
const MAX_AGE = { live: 60_000, deaf: 2000 };
/** Milliseconds between reads of the registry, so that new dealerships are found without the stream too. */
const REGISTRY_POLL = 5000;
/** Maximum bytes for the results of one query. */
const MAX_SIZE = 32 * 1024 * 1024;

const envelope = z.object({ result: z.unknown(), syncTags: z.array(z.string()).optional() });

/** The parameters of every query. The registry query uses '*' as its dealership, which is no document's ID. */
interface Parameters {
  readonly dealership: string;
  readonly language: Language;
}
const REGISTRY: Parameters = { dealership: '*', language: 'en' };

const OUTDATED: Dependency = { tags: [], until: 0 };

/** Reads the content of all dealerships through the client and keeps it fresh with live events until it is closed. */
export function createContent({ client, log, now = Date.now }: ContentOptions): Content {
  const source = client.withConfig({ perspective: 'published' });
  const caches: Pick<QueryCache<unknown>, 'apply' | 'stats'>[] = [];
  const listeners = new Set<(change: ContentChange) => void>();
  let ready = false;
  let sourceIsUp: boolean | null = null;

  /** Sends a query to the source. Throws any failure: network, timeout, status or invalid response. */
  async function fetchResult(groq: string, params: Parameters) {
    try {
      const response: unknown = await source.fetch(
        groq,
        { ...params },
        {
          filterResponse: false,
          returnQuery: false,
          signal: AbortSignal.timeout(DEADLINE),
          lastLiveEventId: live.lastEventId(),
        },
      );
      const { result, syncTags = [] } = envelope.parse(response);
      sourceIsUp = true;
      return { result, tags: syncTags };
    } catch (cause) {
      sourceIsUp = false;
      throw cause;
    }
  }

  /** A cached query. Creates one function per query, so that each result keeps its type. */
  function reader<Value>(query: ContentQuery<Value>) {
    const cache = createQueryCache<Value>({
      name: query.name,
      now,
      maxAge: () => (live.isConnected() ? MAX_AGE.live : MAX_AGE.deaf),
      isLive: () => live.isConnected(),
      readTimeout: PATIENCE,
      maxSize: MAX_SIZE,
      onFailure: (cause) =>
        log.warn({ query: query.name, reason: reasonOf(cause) }, 'content: no good answer'),
    });
    caches.push(cache);
    return async (params: Parameters, onRead?: ContentView['onRead']) => {
      try {
        const read = await cache.read(JSON.stringify(params), async (previous) => {
          const { result, tags } = await fetchResult(query.groq, params);
          const { value, broken } = query.validate(result, previous);
          if (broken.length > 0) log.warn({ query: query.name, broken }, 'content: incomplete documents');
          return { value, tags, size: JSON.stringify(value).length };
        });
        onRead?.(read);
        return read.value;
      } catch (error) {
        onRead?.(OUTDATED);
        throw error;
      }
    };
  }

  const live = listenToLive(client, log, (change) => {
    for (const cache of caches) cache.apply(change);
    for (const listener of listeners) listener(change);
  });
  const dealerships = reader(dealershipsQuery);
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

  async function registry() {
    const list = await dealerships(REGISTRY);
    ready = true;
    return list;
  }
  // The cache logs failures, and the next poll retries anyway.
  const poll = setInterval(() => void registry().catch(() => undefined), REGISTRY_POLL);
  poll.unref();
  void registry().catch(() => undefined);

  return {
    dealerships: registry,
    forDealership(dealership, { language, onRead }) {
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
        tradeQuestionnaires: (other = language) =>
          tradeQuestionnaires({ dealership, language: other }, onRead),
        leadDelivery: () => leadDelivery(params, onRead),
      };
    },
    isReady: () => ready,
    health: () => ({ source: sourceIsUp, live: live.isConnected() }),
    stats: () =>
      caches
        .map((cache) => cache.stats())
        .reduce((sum, one) => ({
          hits: sum.hits + one.hits,
          misses: sum.misses + one.misses,
          stale: sum.stale + one.stale,
          failures: sum.failures + one.failures,
          entries: sum.entries + one.entries,
        })),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      clearInterval(poll);
      live.close();
      listeners.clear();
    },
  };
}
