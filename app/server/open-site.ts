/** What a website process shares between all its requests: connections, content, inventories, visitors. */
import { createContent } from '@rooftop/content/create-content';
import { createDrafts } from '@rooftop/content/create-drafts';
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { openPool } from '@rooftop/database/pool';
import { lookupPublic } from '@rooftop/inventory/feeds/public-ip-address';
import { createHttpClient } from '@rooftop/leads/http/http-client';
import { addConversion } from '@rooftop/leads/delivery/add-conversion';
import { deriveKey } from '@rooftop/vault/derive-key';
import { createSecrets } from '@rooftop/vault/dealership-secrets';
import type { Logger } from 'pino';
import { LEAST_FORM_AGE } from '../forms/spam-filter/check-submission.ts';
import { createSpamFilter } from '../forms/spam-filter/create-spam-filter.ts';
import { createRateLimits } from '@rooftop/platform/form-counts/rate-limits';
import { type ContextOptions, createContextFactory } from './create-context.ts';
import { logConsent } from '@rooftop/visits/storage/consent-log';
import { createPublicOrigin } from '@rooftop/platform/hosts/public-origin';
import { createRegistry } from '@rooftop/platform/hosts/registry';
import { createPreview } from './preview/preview.ts';
import { createEventInspector } from './inspector/event-inspector.ts';
import type { WebEnvironment } from '../env.server.ts';
import { createVisitSums } from '@rooftop/visits/storage/visit-sums';
import { createArmCounts } from '@rooftop/platform/experiments/arm-counts';
import { readFigures } from '@rooftop/platform/operations/read-figures';
import { createHelpVotes } from '@rooftop/platform/help-votes/help-votes';
import { readHostHolders } from '@rooftop/platform/hosts/host-holders';
import { createInventory } from '@rooftop/platform/inventory/create-inventory';
import { openStudioApis } from './studio-api/open-studio-apis.ts';
import { createCreditApplications } from '@rooftop/platform/credit-applications/credit-applications';
import { createAppointments } from '@rooftop/platform/appointments/appointments';
import { createLeads } from '@rooftop/platform/leads/create-leads';
import { createOwnerSearch, noOwners } from '@rooftop/platform/leads/lead-owners';
import { createUnsubscriptions } from '@rooftop/platform/leads/unsubscriptions';
import { createTradeIns } from '@rooftop/platform/trade-ins/trade-ins';
import { createHeldLeads } from '@rooftop/platform/leads/held-leads';
import { openImages } from './images/open-images.ts';
import { createPhoneCodes } from '../visitor/phone/create-phone-codes.ts';
import { createArmsCookie } from '../visitor/experiments/arms-cookie.server.ts';
import { draftCookiesFor } from '../visitor/draft-cookie.ts';
import { createVisitorSessions } from '../visitor/visitor-sessions.ts';
import { englishPriceNote } from '../vehicles/inventory/price-note.server.ts';
import { createWording } from '../locales/wording.server.ts';

/** Connections for reading inventories. One of them listens for changes. */
const INVENTORY_CONNECTIONS = 6;
/**
 * Connections for leads and visitors, separate from the inventories' so that a lead never waits for an inventory. One of
 * them listens while inboxes are open.
 */
const VISITOR_CONNECTIONS = 9;

/** Milliseconds that a shopper waits for a CRM's times. After that they can still ask for a day. */
const SCHEDULER_TIMEOUT_MS = 8_000;

export type Site = Awaited<ReturnType<typeof openSite>>;

/** @param report receives an exception thrown during a request */
export async function openSite(
  env: WebEnvironment,
  log: Logger,
  report: ContextOptions['report'],
  { isDevelopment }: { readonly isDevelopment: boolean },
) {
  const secureCookies = env.PUBLIC_SCHEME === 'https';
  const sanity = {
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiHost: env.SANITY_API_HOST,
  };
  const contentClient = createSanityClient({ ...sanity, token: env.SANITY_API_TOKEN });
  const content = createContent({ client: contentClient, log });
  const drafts = createDrafts(contentClient);
  const onIdleError = (err: Error) => log.warn({ err }, 'database lost');
  const pool = openPool(env.DATABASE_URL, { max: VISITOR_CONNECTIONS, onIdleError });
  const inventoryPool = openPool(env.DATABASE_URL, { max: INVENTORY_CONNECTIONS, onIdleError });
  const publicOrigin = createPublicOrigin(env);
  const hosts = createRegistry({
    dealerships: () => content.dealerships(),
    readHolders: () => readHostHolders(pool),
    platformDomain: env.PLATFORM_DOMAIN,
    onFailure: (err) => log.warn({ err }, 'confirmed hostnames not read'),
  });
  const secrets = createSecrets(pool, deriveKey(env.ENCRYPTION_KEY, 'secrets'));
  const tokenKey = deriveKey(env.ENCRYPTION_KEY, 'form-token');
  const limits = createRateLimits(pool, tokenKey);
  const inventory = await createInventory({
    pool: inventoryPool,
    priceNote: englishPriceNote,
    onFailure: (err) => log.warn({ err }, 'inventory not followed'),
  });
  const visitors = createVisitorSessions({
    pool,
    key: deriveKey(env.ENCRYPTION_KEY, 'visitor-cookie'),
    secureCookies,
  });
  const armsCookie = createArmsCookie(deriveKey(env.ENCRYPTION_KEY, 'experiments-cookie'), secureCookies);
  const images = await openImages({ env, log, report, sanity, content, inventory, inventoryPool, visitors });
  const { pictures } = images;
  const translateIn = await createWording();
  const eventInspector = createEventInspector({
    key: deriveKey(env.ENCRYPTION_KEY, 'event-inspector'),
    dealerships: () => content.dealerships(),
    originOf: (slug) => publicOrigin(`${slug}.${env.PLATFORM_DOMAIN}`),
    translateIn,
  });
  const preview = createPreview({
    key: deriveKey(env.ENCRYPTION_KEY, 'preview'),
    drafts,
    studioUrl: env.STUDIO_URL,
    https: secureCookies,
    translateIn,
  });
  const readDelivery = (dealership: string) =>
    content.forDealership(dealership, { language: 'en' }).leadDelivery();
  const findOwners = sanity.apiHost === undefined ? noOwners : createOwnerSearch(contentClient);
  const visitSums = createVisitSums(pool, (err) => log.warn({ err }, 'visits not counted yet'));
  const vault = { pool, key: deriveKey(env.ENCRYPTION_KEY, 'vault') };
  const draftKey = deriveKey(env.ENCRYPTION_KEY, 'draft-cookie');
  const creditApplications = createCreditApplications({
    vault,
    studioUrl: env.STUDIO_URL,
  });
  const http = createHttpClient({ allowsLoopback: env.APP_ENV !== 'production', lookup: lookupPublic });
  const createContext = createContextFactory({
    content,
    drafts,
    inventory,
    leads: createLeads({
      pool,
      key: deriveKey(env.ENCRYPTION_KEY, 'lead-keys'),
      findOwners,
      enclose: creditApplications.enclose,
      isProduction: env.APP_ENV === 'production',
    }),
    heldLeads: createHeldLeads(pool, deriveKey(env.ENCRYPTION_KEY, 'lead-release'), readDelivery),
    tradeIns: createTradeIns({
      pool,
      ticketKey: deriveKey(env.ENCRYPTION_KEY, 'confirmations'),
      fit: pictures.fit,
      http,
      findKey: (dealership) => secrets.find(dealership, 'valuation-key'),
      onUnavailable: (dealership, reason) => log.warn({ dealership, reason }, 'car not valued'),
    }),
    creditApplications,
    draftCookies: (dealership) => draftCookiesFor(draftKey, dealership, secureCookies),
    appointments: createAppointments({
      pool,
      key: deriveKey(env.ENCRYPTION_KEY, 'appointment-links'),
      http: createHttpClient({
        allowsLoopback: env.APP_ENV !== 'production',
        lookup: lookupPublic,
        timeoutMs: SCHEDULER_TIMEOUT_MS,
      }),
      findKey: (dealership) => secrets.find(dealership, 'service-crm-key'),
      isProduction: env.APP_ENV === 'production',
      onUnavailable: (dealership, reason) => log.warn({ dealership, reason }, 'scheduler unavailable'),
    }),
    confirmationStops: createUnsubscriptions(pool, deriveKey(env.ENCRYPTION_KEY, 'confirmations')),
    visitors,
    limits,
    helpVotes: createHelpVotes(pool),
    armCounts: createArmCounts(pool),
    armsCookie,
    logConsent: (choice) => logConsent(pool, choice),
    phoneCodes: createPhoneCodes(env, pool, log),
    tell: (event) => addConversion(pool, event),
    spamFilter: createSpamFilter({
      pool,
      limits,
      key: tokenKey,
      quietHour: env.FORMS_PER_HOUR,
      leastAge: env.FORM_TIMING === 'on' ? LEAST_FORM_AGE : 0,
      onFailure: (err) => log.warn({ err }, 'accepting forms without rate limits'),
    }),
    imageUrl: images.imageUrl,
    pictures: pictures.addressesFor,
    mapPicture: images.mapPicture,
    translateIn,
    secureCookies,
    showsCatalogue: isDevelopment || env.UI_CATALOGUE === 'on',
    report,
  });
  return {
    sanity,
    content,
    inventory,
    pictures,
    pictureRoutes: images.pictureRoutes,
    imageSignature: images.imageSignature,
    armsCookie,
    translateIn,
    createContext,
    publicOrigin,
    /** Which dealership each hostname belongs to. */
    hosts,
    /** What shows editors their drafts. */
    preview,
    /** What the Studio and the desk ask. */
    studioApis: openStudioApis({
      env,
      log,
      sanity,
      contentClient,
      content,
      inventory,
      pictures,
      eventInspector,
      preview,
      hosts,
      publicOrigin,
      vault,
      readDelivery,
      findOwners,
      createContext,
    }),
    /** The panel that shows editors what their visit publishes. */
    eventInspector,
    /** Counts of what visitors do. */
    visitSums,
    /** What operators watch of leads, mail, jobs and imports. */
    readFigures: () => readFigures(pool),
    /** Throws if the database does not answer. */
    askDatabase: () => pool.query('SELECT 1'),
    async close() {
      content.close();
      pictures.close();
      await inventory.close();
      await visitSums.close();
      await Promise.all([pool.end(), inventoryPool.end()]);
    },
  };
}
