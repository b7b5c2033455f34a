import { expect, test } from 'vitest';
import { ANSWERS } from './consent.ts';
import { consentSignals } from './consent-signals.ts';

const granted = (allowed: Parameters<typeof consentSignals>[0], isPixelAllowed: boolean) =>
  Object.entries(consentSignals(allowed, isPixelAllowed))
    .filter(([, value]) => value === 'granted')
    .map(([name]) => name)
    .join(' ');

test.each([
  [ANSWERS.rejectAll, false, 'security_storage'],
  [ANSWERS.deny, false, 'analytics_storage functionality_storage personalization_storage security_storage'],
  [['essential', 'targeting'], false, 'security_storage'],
  [
    ANSWERS.acceptAll,
    true,
    'ad_storage ad_user_data ad_personalization analytics_storage functionality_storage personalization_storage security_storage',
  ],
] as const)('%j, pixel %j: %s', (allowed, isPixelAllowed, names) => {
  expect(granted(allowed, isPixelAllowed)).toBe(names);
});
