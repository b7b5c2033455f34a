/** The effective consent in the browser. */
import {
  allowedCategories,
  CONSENT_COOKIE,
  type ConsentCategory,
  isPixelAllowed,
} from '@rooftop/visits/consent';
import { browserCookie } from '../browser-cookie.ts';
import { onReturn } from './on-return.ts';

/** Global Privacy Control in the browser. */
declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

export interface BrowserConsent {
  /** What may be stored and shared, in canonical order. */
  readonly allowed: readonly ConsentCategory[];
  /** Whether the browser, or an extension of it, sends Global Privacy Control. `allowed` already respects it. */
  readonly gpc: boolean;
  /** False revokes the consent of advertisers' pixels (spec 4). */
  readonly isPixelAllowed: boolean;
}

type Listener = (consent: BrowserConsent) => void;

const listeners = new Set<Listener>();
let known: BrowserConsent | undefined;

/** The dealership's cookie tier. Infinite on an error page that doesn't know it. For browsers only. */
export const cookieTier = (): number =>
  Number(document.documentElement.dataset['cookieTier'] ?? Number.POSITIVE_INFINITY);

/** Reads cookie, tier and signal. An error page without the dealership's tier allows nothing. */
function readConsent(): BrowserConsent {
  const { gpc: signal } = document.documentElement.dataset;
  const tier = cookieTier();
  const gpc = navigator.globalPrivacyControl === true || signal !== undefined;
  const allowed = allowedCategories({ cookie: browserCookie(CONSENT_COOKIE), tier, gpc });
  return { allowed, gpc, isPixelAllowed: isPixelAllowed(allowed, tier) };
}

/** The consent in force on this page. For browsers only. */
export function currentConsent(): BrowserConsent {
  if (known === undefined) {
    known = readConsent();
    onReturn(refreshConsent);
  }
  return known;
}

/** Reads the consent again, after a choice, and notifies the listeners if it has changed. */
export function refreshConsent(): void {
  const before = currentConsent();
  const now = readConsent();
  if (now.allowed.join() === before.allowed.join()) return;
  known = now;
  for (const listener of listeners) listener(now);
}

/** Calls the listener after every change of the consent. @returns stops it */
export function onConsentChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
