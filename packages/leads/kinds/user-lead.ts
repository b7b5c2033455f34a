import * as z from 'zod/mini';
import type { LeadKind } from '../kind.ts';
import { contactOf, detailsOf, vehiclesOf } from './lead-content.ts';
import { siteContact } from './fields.ts';

/** When a visitor would like to be called, as their form offers it. */
export const CALL_TIMES = ['soon', 'morning', 'afternoon', 'evening'] as const;

const CALL_TIME_WORDS = {
  soon: 'As soon as possible',
  morning: 'In the morning',
  afternoon: 'In the afternoon',
  evening: 'In the evening',
} as const satisfies Record<(typeof CALL_TIMES)[number], string>;

const fields = z.object({ ...siteContact, callTime: z.optional(z.enum(CALL_TIMES, { error: 'required' })) });

/** Contact details that a visitor leaves in a popup, sent as CONTACT with general questions. */
export const userLead: LeadKind<typeof fields> = {
  form: 'CONTACT',
  fields,
  toContent: (filled, { popup, vehicle, alsoViewed = [] }) => ({
    subject: `Contact: ${popup ?? 'Contact details'}`,
    contact: contactOf(filled),
    comments: null,
    details: detailsOf({
      'When to call': filled.callTime && CALL_TIME_WORDS[filled.callTime],
      'Also looked at': alsoViewed.join(', '),
    }),
    vehicles: vehiclesOf(vehicle),
  }),
  goesToCrm: true,
  conversionUsd: 2,
  conversionName: 'Contact',
};
