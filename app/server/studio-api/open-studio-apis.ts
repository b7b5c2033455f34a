/** What the Studio and the desk ask of the website's process, with the data it is answered from. */
import type { SanityClient } from '@sanity/client';
import type { Content } from '@rooftop/content/content';
import type { SanityAddress } from '@rooftop/content/create-sanity-client';
import { readRetention } from '@rooftop/content/documents/dealership/retention/read-retention';
import { allowPhotoHost, unlistedHosts } from '@rooftop/inventory/storage/photo-hosts';
import { vapidKeys } from '@rooftop/leads/push/vapid-keys';
import { deriveKey } from '@rooftop/vault/derive-key';
import type { Vault } from '@rooftop/vault/vault';
import type { Logger } from 'pino';
import type { WebEnvironment } from '#app/env.server.ts';
import type { createInventory } from '@rooftop/platform/inventory/create-inventory';
import { readDiedFindings } from '@rooftop/platform/content-checks/nightly-findings';
import { readHelpVotes } from '@rooftop/platform/help-votes/help-votes';
import type { Pictures } from '@rooftop/platform/images/create-pictures';
import type { createEventInspector } from '../inspector/event-inspector.ts';
import type { HostIndex } from '@rooftop/tenancy/find-dealership';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import type { Preview } from '../preview/preview.ts';
import type { FindOwners } from '@rooftop/platform/leads/lead-owners';
import { inventedLeadShape, tryLead } from '@rooftop/platform/leads/try-lead';
import { createPeopleData } from '@rooftop/platform/people-data/people-data';
import { inboundMail } from '@rooftop/platform/inbound-mail/inbound-mail';
import { createAnswers } from '@rooftop/platform/leads/answers/answers';
import { createPushClient } from '@rooftop/platform/leads/push-client';
import type { WebContext } from '../site-request.ts';
import { ADVERTISED_PATH, createAdvertisedApi } from './advertised-api.ts';
import { createAdvertisedData } from './advertised-data.ts';
import { createCreditApplicationsApi, CREDIT_APPLICATIONS_PATHS } from './credit-applications-api.ts';
import { createCreditApplicationsData } from '@rooftop/platform/credit-applications/credit-applications-data';
import { CARS_PATHS, createCarsApi } from './cars/cars-api.ts';
import { createCarsData } from './cars/cars-data.ts';
import { carOfLead } from './lead-car.ts';
import { createLeadStreams } from './lead-streams.ts';
import { createLeadsApi } from './leads-api.ts';
import { createLeadsData, type LeadsDataOptions } from '@rooftop/platform/leads/leads-data';
import { createPeopleDataApi, PEOPLE_DATA_PATH } from './people-data-api.ts';
import { createSearchData } from './search-data.ts';
import { createSearchesApi, SEARCHES_PATH } from './searches-api.ts';
import { createShowToShopper } from './show-to-shopper.ts';
import type { createContextFactory } from '../create-context.ts';
import { createStudioApi, STUDIO_API_PATH, type StudioApiData } from './studio-api.ts';
import { createPreviewsApi, PREVIEWS_PATHS } from './previews-api.ts';
import { createStudioRights } from './studio-rights.ts';

interface StudioApisOptions {
  readonly env: WebEnvironment;
  readonly log: Logger;
  readonly sanity: Omit<SanityAddress, 'token'>;
  readonly contentClient: SanityClient;
  readonly content: Content;
  readonly inventory: Awaited<ReturnType<typeof createInventory>>;
  readonly pictures: Pictures;
  readonly eventInspector: ReturnType<typeof createEventInspector>;
  readonly preview: Pick<Preview, 'link'>;
  readonly hosts: () => Promise<HostIndex<Dealership>>;
  readonly publicOrigin: (host: string) => string;
  /** Leads, visitors, and what is sealed for staff. */
  readonly vault: Vault;
  readonly readDelivery: LeadsDataOptions['readDelivery'];
  readonly findOwners: FindOwners;
  readonly createContext: ReturnType<typeof createContextFactory>;
}

/** Returns the handlers by path, and `close`, which ends the streams of open inboxes. */
export function openStudioApis(options: StudioApisOptions) {
  const { env, log, sanity, contentClient, content, inventory, pictures, vault, readDelivery } = options;
  const { pool } = vault;
  const isProduction = env.APP_ENV === 'production';
  const contentOf = (dealership: string) => content.forDealership(dealership, { language: 'en' });

  const data: StudioApiData = {
    inspectorLink: (dealership) => options.eventInspector.link(dealership),
    helpVotes: (dealership) => readHelpVotes(pool, dealership, new Date()),
    contentChecks: (dealership) => readDiedFindings(pool, dealership),
    async tryLead(dealership, body) {
      const lead = inventedLeadShape.safeParse(body);
      const delivery = await readDelivery(dealership);
      if (!lead.success || delivery === null) return null;
      return tryLead(lead.data, delivery, { isProduction, findOwners: options.findOwners });
    },
    photoHosts: (dealership) => unlistedHosts(pool, dealership),
    async allowPhotoHost(dealership, host) {
      const isAllowed = await allowPhotoHost(pool, dealership, host);
      if (isAllowed) {
        log.info({ dealership, photoHost: host }, 'photo host allowed');
        await pictures.refreshHosts();
      }
      return isAllowed;
    },
  };
  const leads = createLeadsData({
    pool,
    readDelivery,
    isProduction,
    studioUrl: env.STUDIO_URL,
    async findCar(lead) {
      const cars = inventory.forDealership(lead.dealership, { content: contentOf(lead.dealership) });
      const find = async (vin: string) => (await cars.index()).find(vin);
      return carOfLead(lead, { find, pictures: pictures.addressesFor(lead.dealership) });
    },
  });
  const peopleData = createPeopleData({
    vault,
    logKey: deriveKey(env.ENCRYPTION_KEY, 'privacy-log'),
    async keepsConsentEvidence(dealership) {
      const retention = await readRetention(contentClient, dealership);
      return retention?.keepsConsentEvidence ?? false;
    },
  });
  const streams = createLeadStreams({ pool, onFailure: (err) => log.warn({ err }, 'leads not followed') });
  const pushClient = createPushClient(env.PUSH_TEST_ORIGIN);
  const vapid = vapidKeys(deriveKey(env.ENCRYPTION_KEY, 'push'));

  const shared = {
    studioUrl: env.STUDIO_URL,
    rights: createStudioRights(sanity),
    onError: (err: unknown) => log.error({ err }, 'Studio API request failed'),
  };
  const creditApplications = createCreditApplicationsApi({
    ...shared,
    data: createCreditApplicationsData(vault),
  });
  /** Origin of the dealership's website. Null if it has none. */
  async function originOf({ id, slug }: Dealership): Promise<string | null> {
    const found = (await options.hosts()).find(`${slug}.${env.PLATFORM_DOMAIN}`);
    if (found.kind === 'unknown' || found.dealership.id !== id) return null;
    return options.publicOrigin(found.host);
  }
  const previews = createPreviewsApi({
    ...shared,
    dealerships: () => content.dealerships(),
    originOf,
    linkTo: (dealership, website) => options.preview.link(dealership, website, Date.now()),
  });
  const cars = createCarsApi({
    ...shared,
    data: createCarsData({ pool, content, inventory, pictures, originOf }),
  });
  const routes: Readonly<Record<string, (context: WebContext) => Promise<Response>>> = {
    [STUDIO_API_PATH]: createStudioApi({ ...shared, data }),
    ...Object.fromEntries(CREDIT_APPLICATIONS_PATHS.map((path) => [path, creditApplications])),
    ...createLeadsApi({
      ...shared,
      leads,
      answers: createAnswers({
        pool,
        key: deriveKey(env.ENCRYPTION_KEY, 'confirmations'),
        inbound: inboundMail(env),
        showTo: createShowToShopper({ pool, content, createContext: options.createContext }),
      }),
      push: { pool, vapid, http: pushClient, studioUrl: env.STUDIO_URL },
      streams,
      dealerships: () => content.dealerships(),
      stores: (dealership) => contentOf(dealership).stores(),
    }),
    ...Object.fromEntries(PREVIEWS_PATHS.map((path) => [path, previews])),
    ...Object.fromEntries(CARS_PATHS.map((path) => [path, cars])),
    [ADVERTISED_PATH]: createAdvertisedApi({ ...shared, find: createAdvertisedData(pool, content) }),
    [SEARCHES_PATH]: createSearchesApi({
      ...shared,
      describe: createSearchData({ content, createContext: options.createContext }),
    }),
    [PEOPLE_DATA_PATH]: createPeopleDataApi({ ...shared, data: peopleData }),
  };
  return { routes, close: () => streams.close() };
}
