import { consentSignals } from '@rooftop/visits/consent-signals';
import type { BrowserConsent } from '#app/visitor/consent/consent-state.ts';

export const GOOGLE_TAGS = 'https://www.googletagmanager.com';

/** Calls a command of Google's tags. They take the commands from a list on `window`. */
type GoogleTag = (...command: readonly unknown[]) => void;

/**
 * Opens a list of commands, in which everything is denied until `tellConsent`.
 * @param name of the list on `window`
 */
export function openGoogleTag(name: string): GoogleTag {
  const list: unknown[] = [];
  Reflect.set(window, name, list);
  const tag: GoogleTag = function tag() {
    // Google's tags know a command by its being an arguments object.
    // oxlint-disable-next-line prefer-rest-params -- see above
    list.push(arguments);
  };
  tag('consent', 'default', consentSignals([], false));
  tag('set', 'ads_data_redaction', true);
  return tag;
}

/** Tells the consent in the signals of consent mode, version 2. */
export const tellConsent = (tag: GoogleTag, { allowed, isPixelAllowed }: BrowserConsent): void =>
  tag('consent', 'update', consentSignals(allowed, isPixelAllowed));
