import type { PersonFacts } from '@rooftop/leads/visitors/is-another-person';
import { cleanEntry } from './clean-entry.ts';

/** Who the sender of a form says they are, right or wrong. */
export const contactInForm = (form: FormData): PersonFacts => ({
  firstName: cleanEntry(form.get('firstName')),
  lastName: cleanEntry(form.get('lastName')),
  email: cleanEntry(form.get('email')),
  phone: cleanEntry(form.get('phone')),
});
