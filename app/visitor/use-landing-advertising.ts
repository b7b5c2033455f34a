import { useEffect } from 'react';
import { ADVERTISING_COOKIE } from './advertising.ts';
import { takesConsent } from './takes-consent.ts';

/** Query of the page on which this visit began. Nothing is stored or sent before the visitor has agreed. */
let landing = '';

/** The query of the page on which this visit began. */
export const landingQuery = (): string => landing;

/**
 * Submits the landing page's advertising parameters with every form that accepts cookies (`takesConsent`), because the
 * consent may come later than the ad. The server saves them if targeting is allowed. If the visitor has consented
 * before, or is not asked, it has saved them already (remember-advertising.ts).
 */
export function useLandingAdvertising(): void {
  useEffect(() => {
    landing = window.location.search;
    const add = ({ target, formData }: FormDataEvent) => {
      if (target instanceof HTMLFormElement && takesConsent(target) && landing !== '')
        formData.set(ADVERTISING_COOKIE, landing);
    };
    document.addEventListener('formdata', add);
    return () => document.removeEventListener('formdata', add);
  }, []);
}
