import type { LeadContact } from '../lead.ts';
import { cleanLine } from './clean-text.ts';

/** Replaces a missing name (spec 3, lead contact). */
export const NOT_PROVIDED = 'Not provided';

/** Joins a contact's names. Returns null if there are none. */
export function fullName({ firstName, lastName }: LeadContact): string | null {
  return cleanLine(`${firstName ?? ''} ${lastName ?? ''}`);
}
