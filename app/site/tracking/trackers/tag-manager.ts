import { type AdTagEvent, adTagEvent, frameAdTagEvent } from '@rooftop/visits/ad-tags';
import { pixelCategories } from '@rooftop/visits/consent';
import { trackingEvent } from '@rooftop/visits/tracking-event';
import { loadScript } from '#app/ui/load-script.ts';
import { cookieTier } from '#app/visitor/consent/consent-state.ts';
import { loadTwice } from '../load-twice.ts';
import { endRefusedScript } from '../new-document.ts';
import { GOOGLE_TAGS, openGoogleTag, tellConsent } from './google-tag.ts';
import type { Tracker } from './tracker.ts';

/** Tag Manager's data layer, by the name that containers expect. */
const LIST = 'dataLayer';

/** Google Tag Manager. What a container does is unknown, so it needs the consent of advertisers. */
export function tagManager(containerId: string): Tracker {
  const tag = openGoogleTag(LIST);
  const push = (event: object) => {
    const list: unknown = Reflect.get(window, LIST);
    // The container replaces the list's method.
    if (Array.isArray(list)) list.push(event);
  };
  const pushAd = (ad: AdTagEvent | null) => {
    if (ad === null) return;
    const items = ad.items.map((vin) => ({ item_id: vin }));
    push({ event: ad.name, ecommerce: { currency: 'USD', value: ad.valueUsd, items } });
  };
  return {
    needed: pixelCategories(cookieTier()),
    start(consent) {
      tellConsent(tag, consent);
      push({ event: 'gtm.js', 'gtm.start': Date.now() });
      loadTwice(() => loadScript(`${GOOGLE_TAGS}/gtm.js?id=${containerId}`)).catch(() => undefined);
    },
    onConsent(consent) {
      tellConsent(tag, consent);
      // Tags of others than Google need not heed consent mode.
      endRefusedScript(!consent.isPixelAllowed);
    },
    onFact(fact, events) {
      for (const { name, parameters } of events) push({ event: name, ...parameters });
      const configured = trackingEvent(fact);
      if (configured !== null) push({ event: configured });
      pushAd(adTagEvent(fact));
    },
    onFrameEvent(event) {
      push({ event: `dl_${event.name}`, ...event.parameters });
      pushAd(frameAdTagEvent(event));
    },
  };
}
