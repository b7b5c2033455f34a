import { adTagEvent } from '@rooftop/visits/ad-tags';
import { loadScript } from '../../../ui/load-script.ts';
import { loadTwice } from '../load-twice.ts';
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
  return {
    category: 'targeting',
    isAllowed: ({ isPixelAllowed }) => isPixelAllowed,
    start(consent) {
      tellConsent(tag, consent);
      push({ event: 'gtm.js', 'gtm.start': Date.now() });
      loadTwice(() => loadScript(`${GOOGLE_TAGS}/gtm.js?id=${containerId}`)).catch(() => undefined);
    },
    onConsent: (consent) => tellConsent(tag, consent),
    onFact(fact, events) {
      for (const { name, parameters } of events) push({ event: name, ...parameters });
      const ad = adTagEvent(fact);
      if (ad === null) return;
      const items = ad.items.map((vin) => ({ item_id: vin }));
      push({ event: ad.name, ecommerce: { currency: 'USD', value: ad.valueUsd, items } });
    },
    onFrameEvent: ({ name, parameters }) => push({ event: `dl_${name}`, ...parameters }),
  };
}
