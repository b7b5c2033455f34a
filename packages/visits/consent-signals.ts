import type { ConsentCategory } from './consent.ts';

const signal = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/**
 * The signals of Google's consent mode, version 2.
 * @param allowed the effective consent
 * @param isPixelAllowed whether advertisers may be told, see `isPixelAllowed`
 */
export const consentSignals = (allowed: readonly ConsentCategory[], isPixelAllowed: boolean) => ({
  ad_storage: signal(isPixelAllowed),
  ad_user_data: signal(isPixelAllowed),
  ad_personalization: signal(isPixelAllowed),
  analytics_storage: signal(allowed.includes('analytics')),
  functionality_storage: signal(allowed.includes('functional')),
  personalization_storage: signal(allowed.includes('functional')),
  security_storage: signal(true),
});
