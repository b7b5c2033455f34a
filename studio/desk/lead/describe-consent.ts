import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { words } from '../wording/words.ts';

type Consent = LeadRecord['consent'];

/** Whether the shopper left the box for calls and texts unchecked. */
export const hasRefused = (consent: Consent): boolean => consent?.isChecked === false;

/** Says in one line whether the shopper agreed to calls and texts. */
export function describeConsent(consent: Consent): string {
  if (consent === null) return words.noConsent;
  if (consent.isChecked === null) return words.consentShown;
  return consent.isChecked ? words.consentGiven : words.consentRefused;
}
