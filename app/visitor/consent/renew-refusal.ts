import {
  categoriesOf,
  CONSENT_CATEGORIES,
  CONSENT_COOKIE,
  CONSENT_MAX_AGE,
  DISPLAY_COOKIE,
} from '@rooftop/visits/consent';
import { browserCookie } from '../browser-cookie.ts';
import { storageFor } from '../browser-storage.ts';

/**
 * Lets a refusal last from this visit on, because sharing must not begin again for a visitor who keeps coming. Who
 * allowed everything is asked again when the choice ends. For browsers only.
 */
export function renewRefusal(): void {
  const chosen = browserCookie(CONSENT_COOKIE);
  if (chosen === undefined || categoriesOf(chosen.split(',')).length === CONSENT_CATEGORIES.length) return;
  const essential = storageFor('essential');
  essential.setCookie(CONSENT_COOKIE, chosen, CONSENT_MAX_AGE);
  essential.setCookie(DISPLAY_COOKIE, 'hide', CONSENT_MAX_AGE);
}
