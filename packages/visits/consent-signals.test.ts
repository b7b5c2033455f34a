import { expect, test } from 'vitest';
import { CATEGORIES_OF_ANSWER } from './consent.ts';
import { consentSignals } from './consent-signals.ts';

const granted = (allowed: Parameters<typeof consentSignals>[0], isPixelAllowed: boolean) =>
  Object.entries(consentSignals(allowed, isPixelAllowed))
    .filter(([, value]) => value === 'granted')
    .map(([name]) => name)
    .join(' ');

test.each([
  [CATEGORIES_OF_ANSWER.rejectAll, false, 'security_storage'],
  [
    CATEGORIES_OF_ANSWER.deny,
    false,
    'analytics_storage functionality_storage personalization_storage security_storage',
  ],
  [['essential', 'targeting'], false, 'security_storage'],
  [
    CATEGORIES_OF_ANSWER.acceptAll,
    true,
    'ad_storage ad_user_data ad_personalization analytics_storage functionality_storage personalization_storage security_storage',
  ],
] as const)('%j, pixel %j: %s', (allowed, isPixelAllowed, names) => {
  expect(granted(allowed, isPixelAllowed)).toBe(names);
});
