import { CONSENT_COOKIE } from '@rooftop/visits/consent';
import { useEffect } from 'react';
import { ADVERTISING_COOKIE, advertisingOf } from './advertising.ts';
import { takesConsent } from './takes-consent.ts';

/** The browser's word for Global Privacy Control. */
declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

const hasCookie = (name: string): boolean =>
  document.cookie.split('; ').some((one) => one.startsWith(`${name}=`));

/** Storage of this tab; some browsers and settings have none. */
function tab(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {
    // Nothing is kept, and nothing else is lost.
  }
}

/**
 * Keeps the advertising parameters of the page that the visitor landed on until the visitor has chosen: in this tab only,
 * and not sent anywhere. A form that says yes takes them along (`takesConsent`); any choice ends the keeping. Where the
 * visitor has agreed already, or is not asked, the server has kept them itself (remember-advertising.ts).
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
