import { ascEvents, NO_PAGE } from '@rooftop/visits/asc/asc-events';
import { CONSENT_CATEGORIES } from '@rooftop/visits/consent';
import { type TrackerName, trackerEvents, TRACKERS } from '@rooftop/visits/tracker-events';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FACTS } from '../../../../tests/support/facts.ts';
import type { Tracker } from './tracker.ts';

const page: Record<string, unknown> = { location: new URL('https://site.example/') };
beforeAll(() => {
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, head: {} });
  vi.stubGlobal('fetch', async () => new Response());
});
afterAll(() => {
  vi.unstubAllGlobals();
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
    (await tracker()).onFact(fact, ascEvents(fact, NO_PAGE));
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
  (await tracker()).onFrameEvent({ name: 'asc_form_submission', parameters });
  expect(listOf('dataLayer').slice(-2)).toEqual([
    { event: 'dl_asc_form_submission', ...parameters },
    { event: 'purchase', ecommerce: { currency: 'USD', value: 30, items: [] } },
  ]);
});
