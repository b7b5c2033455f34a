import type { LeadContact } from '../lead.ts';
import { cleanLine } from './clean-text.ts';

/** Stands for a name that nobody gave (spec 3, lead contact). */
export const NOT_PROVIDED = 'Not provided';

/** Names of whoever wrote, put together; null when there is none. */
export function fullName({ firstName, lastName }: LeadContact): string | null {
  return cleanLine(`${firstName ?? ''} ${lastName ?? ''}`);
}
