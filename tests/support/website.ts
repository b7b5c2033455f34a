/** Test fixtures for the website: a dealership, a store, empty content and a request context. */
import type { DealershipContent } from '@rooftop/content/content';
import type { ContentQuery } from '@rooftop/content/content-query';
import { dealershipContent } from '@rooftop/content/documents/dealership-content';
import { companyOf, NO_FEES } from '@rooftop/content/documents/dealership/company/company';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import { settingsQuery } from '@rooftop/content/documents/dealership/settings/settings.groq';
import type { Store } from '@rooftop/content/documents/store/store';
import { createSearchIndex } from '@rooftop/inventory/index/search-index';
import type { Listing } from '@rooftop/inventory/vehicle';
import type { LeadContext } from '@rooftop/platform/leads/lead-context';
import { testAppointments } from './appointments.ts';
import { dealership as dealershipDocument, runCompleteQuery } from './content-queries.ts';
import { testSpamFilter } from './spam-filter.ts';
import { testTradeIns } from './trade-ins.ts';
import { SALES_WEEK } from './weeks.ts';
import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { NO_CLIENT } from '#app/http/client.ts';
import { safeHref } from '#app/http/safe-path.ts';
import type { DealershipInventory } from '@rooftop/platform/inventory/dealership-inventory';
import { indexSettings } from '@rooftop/platform/inventory/index-settings';
import { englishPriceNote } from '#app/vehicles/inventory/price-note.server.ts';
import { createPictureAddresses } from '@rooftop/platform/images/picture-addresses';
import { NO_EXPERIMENTS } from '#app/visitor/experiments/visitor-experiments.ts';
import { leadContextOf } from '#app/server/lead-context.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { ANONYMOUS } from '#app/visitor/visitor-session.ts';
import { draftCookiesFor } from '#app/visitor/draft-cookie.ts';
import { createWording } from '#app/locales/wording.server.ts';

const translateIn = await createWording();
/** Noon on a Monday, in milliseconds since 1970. */
export const TEST_NOW = Date.parse('2026-11-23T17:00:00Z');

export function testDealership(fields: Partial<Dealership> = {}): Dealership {
  return {
    id: 'dealership-alpha',
    createdAt: '2026-01-01T00:00:00Z',
    slug: 'alpha',
    name: 'Alpha Motors',
    hostnames: [],
    languages: ['en'],
    timeZone: 'America/New_York',
    theme: {
      brand: '#0b4a5e',
      accent: '#f26a1b',
      progress: '#0b4a5e',
      neutral: 'cool',
      radius: 10,
      displayFace: 'archivo',
      header: 'light',
    },
    isLaunched: true,
    cookieTier: 2,
    phoneMask: '(999) 999-9999',
    chat: null,
    trackers: { measurementIds: [], tagContainer: null, metaPixelId: null },
    logo: null,
    financing: { rate: 6.24, months: 72, downPercent: 20 },
    ...fields,
  };
}

export function testStore(fields: Partial<Store> = {}): Store {
  return {
    id: 'store-alpha-watertown',
    key: 'watertown',
    name: 'Alpha Watertown',
    subname: null,
    address: { line1: '1290 Arsenal Street', line2: null, city: 'Watertown', state: 'NY', zip: '13601' },
    coordinates: { lat: 43.97, lng: -75.91 },
    timeZone: 'America/New_York',
    phones: { sales: '+13155550126', service: null },
    hours: { sales: SALES_WEEK, service: null },
    mapsLink: null,
    note: null,
    serviceSlots: null,
    testDrive: null,
    serviceCrm: null,
    profile: {
      phone: null,
      email: null,
      mapZoom: null,
      social: [],
      fees: NO_FEES,
    },
    ...fields,
  };
}

const UNWRITTEN_SETTINGS = await runCompleteQuery(settingsQuery, [dealershipDocument('alpha')], {
  dealership: 'dealership-alpha',
});

/** Settings of a dealership whose editors entered a legal name and no more, unless `company` says otherwise. */
export function testSettings(company: Partial<Settings['company']> = {}): Settings {
  if (UNWRITTEN_SETTINGS === null) throw new Error('No settings');
  return {
    ...UNWRITTEN_SETTINGS,
    company: { ...UNWRITTEN_SETTINGS.company, ...company },
    legalName: 'Alpha Motors LLC',
  };
}

/** What a query returns if nothing is published: null or an empty list. */
async function readNothing<Value>(query: ContentQuery<Value>): Promise<Value> {
  try {
    return query.validate(null, undefined).value;
  } catch {
    return query.validate([], undefined).value;
  }
}

/** Content of a dealership whose editors have published only what is given. */
export const testContent = (written: Partial<DealershipContent> = {}): DealershipContent => ({
  ...dealershipContent(readNothing),
  ...written,
});

/** The inventory of a dealership with these listings. @param now milliseconds since 1970, for deals of the day */
export function testInventory(
  listings: readonly Listing[] = [],
  settings: Settings | null = null,
  now = TEST_NOW,
): DealershipInventory {
  const index = createSearchIndex(listings, {
    ...indexSettings(settings, [], englishPriceNote),
    now: () => now,
  });
  return { index: () => index, version: async () => 1, findSoldCar: async () => null };
}

/** Drafts in memory. */
const DRAFT_KEY = Buffer.alloc(32, 5);

/** Drafts of credit applications in memory. */
export function testCreditDrafts(): RequestContext['creditDrafts'] {
  const drafts = new Map<string, unknown>();
  return {
    save: async (id, draft) => void drafts.set(id, draft),
    read: async (id) => drafts.get(id) ?? null,
    delete: async (id) => void drafts.delete(id),
    findReceived: async () => null,
    ...draftCookiesFor(DRAFT_KEY, 'dealership-alpha', false),
  };
}

/** A visitor of whom nothing is known, unless `fields` says otherwise. */
export const testVisitor = (fields: Partial<RequestContext['visitor']> = {}): RequestContext['visitor'] => ({
  ...ANONYMOUS,
  ...fields,
});

/** What tests change of `testContext`. */
export type TestRequest = Partial<RequestContext>;

/** Context of a request for the home page in English at noon on a Monday, unless `fields` says otherwise. */
export function testContext(fields: Partial<RequestContext> = {}): RequestContext {
  const { dealership = testDealership(), content = testContent(), locale = 'en', store } = fields;
  return {
    requestId: '1',
    nonce: 'abc',
    dealership,
    origin: 'http://alpha.example',
    locale,
    path: '/',
    isDocument: true,
    content,
    inventory: testInventory(),
    leads: {
      accept: async () => ({
        id: 'lead-1',
        number: 1,
        code: 'LK-7Q4M',
        isRepeat: false,
        channels: ['text-mail'],
      }),
    },
    confirmationStops: { isValid: () => false, stop: async () => false },
    heldLeads: { find: async () => null, release: async () => {} },
    store,
    consent: ['essential'],
    hasAnswered: true,
    gpc: false,
    client: NO_CLIENT,
    visitor: ANONYMOUS,
    limits: { count: async () => ({ times: 1, isOver: false, retryAfterSeconds: 1 }) },
    experiments: NO_EXPERIMENTS,
    armOf: () => 'control',
    helpVotes: { add: async () => {} },
    logConsent: async () => {},
    phoneCodes: { send: async () => {}, check: async () => 'wrong' },
    reportConversion: async () => {},
    spamFilter: testSpamFilter(),
    terms: null,
    async company() {
      const settings = await orFallback(content.settings(), null);
      return companyOf(dealership, settings, await orFallback(content.stores(), []), store);
    },
    imageUrl: (image, { width }) => `/images/${image.asset._id}?w=${width}`,
    pictures: createPictureAddresses({ edition: 'test', takesFrom: () => true, photoVersion: () => '' }),
    t: translateIn(locale),
    now: new Date(TEST_NOW),
    isPreview: false,
    editTarget: () => ({}),
    validUntil: () => {},
    forOneVisitor: () => {},
    allowFrames: () => {},
    tradeIns: testTradeIns(),
    creditDrafts: testCreditDrafts(),
    appointments: testAppointments(),
    secureCookies: false,
    mapPicture: async () => ({ bytes: new Uint8Array(), type: 'image/svg+xml', isOutline: true }),
    showsCatalogue: false,
    href(written) {
      const href = safeHref(written);
      return href?.startsWith('/') ? localPath(href, locale, dealership.languages) : href;
    },
    setRoute: () => {},
    report: (error) => {
      throw error;
    },
    ...fields,
  };
}

/** What a lead takes from the request of `testContext`. */
export const testLeadContext = (fields: TestRequest = {}): LeadContext => leadContextOf(testContext(fields));
