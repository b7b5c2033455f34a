import { pixelCategories } from '@rooftop/visits/consent';
import { pixelEvent } from '@rooftop/visits/pixel-events';
import { checkPayloadUrl } from '#app/http/check-payload-url.ts';
import { loadScript } from '#app/ui/load-script.ts';
import { cookieTier } from '#app/visitor/consent/consent-state.ts';
import { loadTwice } from '../load-twice.ts';
import type { Tracker } from './tracker.ts';

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

type Pixel = (...command: readonly unknown[]) => void;

/** Opens the list of commands that the pixel's script works off. */
function openPixel(): Pixel {
  const queue: (readonly unknown[])[] = [];
  const pixel: Pixel = (...command) => {
    // The script adds this method once it is loaded.
    const call: unknown = Reflect.get(pixel, 'callMethod');
    if (typeof call === 'function') Reflect.apply(call, pixel, command);
    else queue.push(command);
  };
  // The website reports its pages itself.
  Object.assign(pixel, { queue, push: pixel, loaded: true, version: '2.0', disablePushState: true });
  Reflect.set(window, 'fbq', pixel);
  Reflect.set(window, '_fbq', pixel);
  return pixel;
}

/**
 * Asks the server to report an event under the same id (spec 7, `/api/track/meta`).
 * @param url of the page on which it happened
 */
function reportTwin(eventName: string, eventID: string, url: string): void {
  const body = JSON.stringify({ eventName, eventID, page: URL.parse(url)?.pathname });
  const headers = { 'Content-Type': 'application/json' };
  fetch(checkPayloadUrl('/api/track/meta'), { method: 'POST', headers, body, keepalive: true }).catch(
    () => undefined,
  );
}

/** Meta's pixel. Events that the server reports as well have the same id there, so that Meta counts them once. */
export function metaPixel(pixelId: string): Tracker {
  const pixel = openPixel();
  return {
    needed: pixelCategories(cookieTier()),
    start() {
      pixel('consent', 'grant');
      // It would read forms and buttons by itself.
      pixel('set', 'autoConfig', false, pixelId);
      pixel('init', pixelId);
      loadTwice(() => loadScript(SCRIPT)).catch(() => undefined);
    },
    onConsent: ({ isPixelAllowed }) => pixel('consent', isPixelAllowed ? 'grant' : 'revoke'),
    onFact(fact, _events, { url }) {
      const event = pixelEvent(fact);
      if (event === null) return;
      const id = event.id ?? crypto.randomUUID();
      const car = event.vin === undefined ? {} : { content_type: 'vehicle', content_ids: [event.vin] };
      const command = event.isStandard ? 'trackSingle' : 'trackSingleCustom';
      pixel(
        command,
        pixelId,
        event.name,
        { currency: 'USD', value: event.valueUsd, ...car },
        { eventID: id },
      );
      if (event.hasTwin) reportTwin(event.name, id, url);
    },
    onFrameEvent: () => undefined,
  };
}
