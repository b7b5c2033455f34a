import { CONSENT_COOKIE } from '@rooftop/visits/consent';
import { useEffect } from 'react';
import { ADVERTISING_COOKIE, advertisingOf } from './advertising.ts';
import { takesConsent } from './takes-consent.ts';

/** Global Privacy Control in the browser. */
declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

const hasCookie = (name: string): boolean =>
  document.cookie.split('; ').some((one) => one.startsWith(`${name}=`));

/** Accesses the tab's storage, which is unavailable in some browsers and settings. */
function tab(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {
    // Nothing is stored, which affects nothing else.
  }
}

/**
 * Stores the landing page's advertising parameters until the visitor has chosen, in this tab only and without sending
 * them. A form that accepts cookies submits them (`takesConsent`); any choice deletes them. If the visitor has
 * consented before, or is not asked, the server has stored them itself (remember-advertising.ts).
 */
export function useLandingAdvertising(): void {
  useEffect(() => {
    const isSettled =
      hasCookie(CONSENT_COOKIE) || hasCookie(ADVERTISING_COOKIE) || navigator.globalPrivacyControl === true;
    if (isSettled) tab((storage) => storage.removeItem(ADVERTISING_COOKIE));
    else if (Object.keys(advertisingOf(window.location.search)).length > 0)
      tab((storage) => storage.setItem(ADVERTISING_COOKIE, window.location.search));
    const take = ({ target, formData }: FormDataEvent) => {
      if (!(target instanceof HTMLFormElement) || !takesConsent(target)) return;
      tab((storage) => {
        const kept = storage.getItem(ADVERTISING_COOKIE);
        if (kept !== null) formData.set(ADVERTISING_COOKIE, kept);
      });
    };
    document.addEventListener('formdata', take);
    return () => document.removeEventListener('formdata', take);
  }, []);
}
