/** The only way to store anything in the browser: with consent, and under a registered name. */
import type { ConsentCategory } from '@rooftop/visits/consent';
import { useEffect } from 'react';
import { nameInBrowser } from './browser-cookie.ts';
import { currentConsent, onConsentChange } from './consent/consent-state.ts';
import type { COOKIE_REGISTER } from './consent/cookie-register.ts';
import {
  isRefusedToTrackers,
  STORAGE_REGISTER,
  TRACKER_ITEMS,
  type TrackerConsent,
} from './consent/storage-register.ts';

type Area = 'local' | 'session';
type Registered = (typeof STORAGE_REGISTER)[number];
type KeyOf<Category, In> = Extract<Registered, { category: Category; area: In }>['key'];
type CookieOf<Category> = Extract<(typeof COOKIE_REGISTER)[number], { category: Category }>['name'];

interface StoredItems<Key extends string> {
  /** Null if nothing is stored. */
  get(key: Key): string | null;
  set(key: Key, value: string): void;
  remove(key: Key): void;
}

interface CategoryStorage<Category extends ConsentCategory> {
  readonly local: StoredItems<KeyOf<Category, 'local'>>;
  readonly session: StoredItems<KeyOf<Category, 'session'>>;
  /** @param maxAge seconds. 0 deletes the cookie, which needs no consent. */
  setCookie(name: CookieOf<Category>, value: string, maxAge: number): void;
}

/** The browser's storage, or null where it is switched off. */
function areaOf(area: Area): Storage | null {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Storage for items of this category. Without consent it is empty and stores nothing; it never throws, even if the
 * browser stores nothing at all. For browsers only.
 */
export function storageFor<Category extends ConsentCategory>(category: Category): CategoryStorage<Category> {
  const isAllowed = () => currentConsent().allowed.includes(category);
  const items = <Key extends string>(area: Area): StoredItems<Key> => ({
    get: (key) => (isAllowed() ? (areaOf(area)?.getItem(key) ?? null) : null),
    set(key, value) {
      if (!isAllowed()) return;
      try {
        areaOf(area)?.setItem(key, value);
      } catch {
        // The browser has no room left.
      }
    },
    remove: (key) => areaOf(area)?.removeItem(key),
  });
  return {
    local: items('local'),
    session: items('session'),
    setCookie(name, value, maxAge) {
      if (maxAge > 0 && !isAllowed()) return;
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser yet
      document.cookie = `${nameInBrowser(name)}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
    },
  };
}

/**
 * Removes what was stored, also by trackers, in categories that are not allowed. Our refused cookies are deleted by the
 * server.
 */
export function removeRefused(consent: TrackerConsent): void {
  for (const { key, area, category } of STORAGE_REGISTER)
    if (!consent.allowed.includes(category)) areaOf(area)?.removeItem(key);
  for (const { key, category } of TRACKER_ITEMS)
    if (isRefusedToTrackers(category, consent)) areaOf('local')?.removeItem(key);
}

/** Removes everything that isn't essential. Popups that the visitor has finished must not come back. */
export const removeForgotten = (): void => removeRefused({ allowed: ['essential'], isPixelAllowed: false });

/** Removes what was refused before this page, and what will be refused on it. */
export function useStorageAsAllowed(): void {
  useEffect(() => {
    removeRefused(currentConsent());
    return onConsentChange(removeRefused);
  }, []);
}

/** Removes what the server can't, on the page that tells visitors that they are forgotten. */
export function useForgottenStorage(isForgotten: boolean): void {
  useEffect(() => {
    if (isForgotten) removeForgotten();
  }, [isForgotten]);
}
