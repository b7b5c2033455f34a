import { type AscEvent, type AscParameters, ascValue } from '@rooftop/visits/asc/asc-event';
import type { AscPage } from '@rooftop/visits/asc/asc-events';
import { PAGE_VIEW } from '@rooftop/visits/tracker-events';
import { trackingEvent } from '@rooftop/visits/tracking-event';
import { loadScript } from '#app/ui/load-script.ts';
import { loadTwice } from '../load-twice.ts';
import { landingQuery } from '#app/visitor/use-landing-advertising.ts';
import { campaignOf } from './campaign.ts';
import { GOOGLE_TAGS, openGoogleTag, tellConsent } from './google-tag.ts';
import type { Tracker } from './tracker.ts';

/** Its own list of commands, so that Tag Manager, which may be allowed when this is not, doesn't see them. */
const LIST = 'analyticsLayer';

/** The data layer of the ASC standard, for tools on the page. */
interface AscDataLayer {
  readonly measurement_ids: readonly string[];
  readonly store_name: string;
  /** Manufacturer of a franchised dealer. Empty for independent dealers. */
  readonly oem_code: '';
  readonly oem_brand: '';
  /** The dealership. The sender of the events is in `event_owner`. */
  readonly affiliation: string;
  readonly language: string;
  readonly currency: 'USD';
  page_type: string;
  items: AscParameters[];
  readonly events: ({ readonly event: string } & AscParameters)[];
}

const itemOf = (parameters: AscParameters): AscParameters =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => name.startsWith('item_')));

/**
 * Google Analytics 4 with the events of the Automotive Standards Council.
 * @param ids measurement IDs; the first loads the script
 */
export function googleAnalytics(ids: readonly string[], storeName: string): Tracker {
  const tag = openGoogleTag(LIST);
  const layer: AscDataLayer = {
    measurement_ids: ids,
    store_name: storeName,
    oem_code: '',
    oem_brand: '',
    affiliation: ascValue(storeName),
    language: document.documentElement.lang,
    currency: 'USD',
    page_type: '',
    items: [],
    events: [],
  };
  /** Always with the URL of the page: Analytics would read it from the address bar, with its query. */
  const tell = (name: string, page_location: string, parameters: AscParameters = {}) =>
    tag('event', name, { ...parameters, page_location, send_to: ids });
  const send = ({ name, parameters }: AscEvent, { url }: AscPage) => {
    layer.events.push({ event: name, ...parameters });
    tell(name, url, parameters);
  };
  const setEnabled = (isEnabled: boolean) => {
    for (const id of ids) Reflect.set(window, `ga-disable-${id}`, !isEnabled);
  };
  return {
    needed: ['analytics'],
    start(consent) {
      Reflect.set(window, 'asc_datalayer', layer);
      tellConsent(tag, consent);
      tag('js', new Date());
      // For what Analytics sends by itself. `config` would outrank the pages that are set later. URLs are sent without
      // their query, so the campaign is sent separately.
      tag('set', {
        ...campaignOf(landingQuery()),
        page_location: window.location.origin + window.location.pathname,
        page_referrer: document.referrer.split('?', 1)[0],
      });
      for (const id of ids)
        tag('config', id, {
          send_page_view: false,
          // Signals are for Google's advertising audiences. The content policy has none of their hosts.
          allow_google_signals: false,
          allow_ad_personalization_signals: consent.isPixelAllowed,
          // So that it can be deleted, see tracker-cookies.ts.
          cookie_domain: window.location.hostname,
        });
      loadTwice(() => loadScript(`${GOOGLE_TAGS}/gtag/js?id=${ids[0]}&l=${LIST}`)).catch(() => undefined);
    },
    onConsent(consent) {
      setEnabled(consent.allowed.includes('analytics'));
      tellConsent(tag, consent);
    },
    onFact(fact, events, page) {
      if (fact.kind === 'pageViewed') {
        layer.items = [];
        tag('set', { page_location: page.url });
        tell(PAGE_VIEW, page.url);
      }
      for (const event of events) {
        const { page_type } = event.parameters;
        if (typeof page_type === 'string') layer.page_type = page_type;
        if (event.name === 'asc_item_pageview') layer.items = [itemOf(event.parameters)];
        send(event, page);
      }
      const configured = trackingEvent(fact);
      if (configured !== null) tell(configured, page.url);
    },
    onFrameEvent: send,
  };
}
