import { type AscPage, ascEvents, NO_PAGE } from '@rooftop/visits/asc/asc-events';
import { CONSENT_CATEGORIES, type ConsentCategory } from '@rooftop/visits/consent';
import { createFactChannel } from '@rooftop/visits/fact-channel';
import type { Fact } from '@rooftop/visits/facts';
import { type TrackerName, trackerEvents, TRACKERS } from '@rooftop/visits/tracker-events';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FACTS } from '../../../../tests/support/facts.ts';
import { runTracker } from './run-tracker.ts';
import type { Tracker } from './tracker.ts';

const ORIGIN = 'https://site.example';
const SEARCH = '?q=ann@example.com';
const page: Record<string, unknown> = { location: new URL(`${ORIGIN}/help-center${SEARCH}`) };
/** Bodies that our server was sent. */
const twins: unknown[] = [];
beforeAll(() => {
  vi.stubGlobal('window', page);
  const browser = {
    documentElement: { lang: 'en', dataset: { cookieTier: '2' } },
    head: {},
    cookie: '',
    referrer: `${ORIGIN}/car-research/search${SEARCH}`,
  };
  vi.stubGlobal('document', Object.assign(new EventTarget(), browser));
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    twins.push(JSON.parse(body));
    return new Response();
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  // The consent in force is read once, and other tests have another.
  vi.resetModules();
});

/** What a tracker's script reads: its list of commands or events on the window. */
const listOf = (name: string, object: unknown = page): unknown[] => {
  const list: unknown = Reflect.get(Object(object), name);
  return Array.isArray(list) ? list : [];
};
const field = (value: unknown, name: number | string): unknown => Reflect.get(Object(value), name);

interface TestedTracker {
  /** Imports it late, because it loads its script into the document's head. */
  readonly tracker: () => Promise<Tracker>;
  /** Names of the events that its script would send. */
  readonly sent: () => readonly unknown[];
}

const TESTED: Readonly<Record<TrackerName, TestedTracker>> = {
  googleAnalytics: {
    tracker: async () => (await import('./google-analytics.ts')).googleAnalytics(['G-1'], 'Alpha'),
    sent: () =>
      listOf('analyticsLayer')
        .filter((command) => field(command, 0) === 'event')
        .map((command) => field(command, 1)),
  },
  tagManager: {
    tracker: async () => (await import('./tag-manager.ts')).tagManager('GTM-1'),
    sent: () =>
      listOf('dataLayer')
        .map((event) => field(event, 'event'))
        .filter((name) => name !== undefined),
  },
  metaPixel: {
    tracker: async () => (await import('./meta-pixel.ts')).metaPixel('1'),
    sent: () =>
      listOf('queue', page['fbq'])
        .filter((command) => String(field(command, 0)).startsWith('trackSingle'))
        .map((command) => field(command, 2)),
  },
};

// So that the event inspector names what is really sent.
describe.each(TRACKERS)('%s', (name) => {
  test.each(Object.values(FACTS))('is sent the named events of $kind', async (fact) => {
    const { tracker, sent } = TESTED[name];
    (await tracker()).onFact(fact, ascEvents(fact, NO_PAGE), NO_PAGE);
    expect(sent()).toEqual(trackerEvents(fact, name));
  });
});

const CONSENT = { allowed: CONSENT_CATEGORIES, gpc: false, isPixelAllowed: true };

test('the ASC data layer names the dealership and no manufacturer', async () => {
  (await import('./google-analytics.ts')).googleAnalytics(['G-1'], 'Alpha Motors').start(CONSENT);
  expect(page['asc_datalayer']).toEqual({
    measurement_ids: ['G-1'],
    store_name: 'Alpha Motors',
    oem_code: '',
    oem_brand: '',
    affiliation: 'alpha_motors',
    language: 'en',
    currency: 'USD',
    page_type: '',
    items: [],
    events: [],
  });
});

test('an application in a lender’s frame is relayed and counts as a purchase', async () => {
  const { tracker } = TESTED.tagManager;
  const parameters = { form_type: 'finance/credit' };
  (await tracker()).onFrameEvent({ name: 'asc_form_submission', parameters }, NO_PAGE);
  expect(listOf('dataLayer').slice(-2)).toEqual([
    { event: 'dl_asc_form_submission', ...parameters },
    { event: 'purchase', ecommerce: { currency: 'USD', value: 30, items: [] } },
  ]);
});

const EARLIER: AscPage = { ...NO_PAGE, url: `${ORIGIN}/used-cars-for-sale` };
/** Names of the events that Analytics would send, and their pages. */
const analyticsPages = () =>
  listOf('analyticsLayer')
    .filter((command) => field(command, 0) === 'event')
    .map((command) => `${String(field(command, 1))} ${String(field(field(command, 2), 'page_location'))}`);

test.each(Object.values(FACTS))('Analytics is told the page of every event of $kind', async (fact) => {
  (await TESTED.googleAnalytics.tracker()).onFact(fact, ascEvents(fact, EARLIER), EARLIER);
  expect(analyticsPages()).toEqual(
    trackerEvents(fact, 'googleAnalytics').map((name) => `${name} ${EARLIER.url}`),
  );
});

test('what Analytics sends by itself has pages without their query', async () => {
  const tracker = await TESTED.googleAnalytics.tracker();
  tracker.start(CONSENT);
  tracker.onFact(FACTS.pageViewed, [], EARLIER);
  const settings = listOf('analyticsLayer').filter((command) => field(command, 0) === 'set');
  expect(settings.slice(1).map((command) => field(command, 1))).toEqual([
    { page_location: `${ORIGIN}/help-center`, page_referrer: `${ORIGIN}/car-research/search` },
    { page_location: EARLIER.url },
  ]);
  const configs = listOf('analyticsLayer').filter((command) => field(command, 0) === 'config');
  // It would outrank what is set, and stay when the visitor goes on.
  expect(configs.map((command) => field(field(command, 2), 'page_location'))).toEqual([undefined]);
});

test('Analytics sends no Google signals, even with consent to advertising', async () => {
  (await TESTED.googleAnalytics.tracker()).start(CONSENT);
  const configs = listOf('analyticsLayer').filter((command) => field(command, 0) === 'config');
  expect(configs.map((command) => field(field(command, 2), 'allow_google_signals'))).toEqual([false]);
});

/** A visit whose trackers start late, as in a browser. */
function openVisit(...allowed: readonly ConsentCategory[]) {
  let consent = { allowed, gpc: false, isPixelAllowed: true };
  const listeners: (() => void)[] = [];
  const channel = createFactChannel(
    {
      allowed: () => consent.allowed,
      onChange: (listener) => void listeners.push(() => listener(consent.allowed)),
    },
    (error) => {
      throw error;
    },
  );
  return {
    ...channel,
    origin: ORIGIN,
    currentConsent: () => consent,
    onConsentChange: (listener: (now: typeof consent) => void) =>
      void listeners.push(() => listener(consent)),
    choose(...chosen: readonly ConsentCategory[]) {
      consent = { ...consent, allowed: chosen };
      for (const tell of listeners) tell();
    },
  };
}

const viewed = (path: string): Fact => ({ ...FACTS.pageViewed, path });

test('facts from before a tracker started are told with their own page', async () => {
  const visit = openVisit(...CONSENT_CATEGORIES);
  for (const fact of [viewed('/a'), FACTS.phoneClicked, viewed('/b')]) visit.publish(fact);
  const askedByFrame = runTracker(await TESTED.googleAnalytics.tracker(), visit);
  askedByFrame({ name: 'asc_retail_process', parameters: { page_location: `${ORIGIN}/x${SEARCH}` } });
  expect(analyticsPages()).toEqual([
    `page_view ${ORIGIN}/a`,
    `asc_pageview ${ORIGIN}/a`,
    `asc_click_to_call ${ORIGIN}/a`,
    `page_view ${ORIGIN}/b`,
    `asc_pageview ${ORIGIN}/b`,
    `asc_retail_process ${ORIGIN}/b`,
  ]);

  twins.length = 0;
  runTracker(await TESTED.metaPixel.tracker(), visit);
  expect(twins.map((twin) => [field(twin, 'eventName'), field(twin, 'page')])).toEqual([
    ['PageView', '/a'],
    ['ClickToCall', '/a'],
    ['PageView', '/b'],
  ]);
});

test.each<[TrackerName, early: readonly string[], late: readonly string[]]>([
  ['googleAnalytics', [], ['page_view', 'asc_pageview', 'asc_system_process']],
  ['tagManager', [], ['gtm.js', 'asc_pageview', 'asc_system_process']],
  ['metaPixel', [], ['PageView']],
])('%s hears nothing that happened before all that it needs was allowed', async (name, early, late) => {
  const { tracker, sent } = TESTED[name];
  const visit = openVisit('essential', 'targeting');
  for (const fact of [viewed('/a'), FACTS.phoneClicked, viewed('/b'), FACTS.phoneClicked])
    visit.publish(fact);
  const needy = await tracker();
  runTracker(needy, visit);
  expect(sent()).toEqual(early);
  visit.choose('essential', 'functional', 'analytics', 'targeting');
  expect(sent()).toEqual(late);
});
