import * as z from 'zod/mini';
import type { LeadKind } from '../kind.ts';
import { contactOf, detailsOf } from './lead-content.ts';
import { line } from '@rooftop/forms/form-fields';
import { siteContact } from './fields.ts';

/** Requests people may make about their data (CCPA), as worded in mail. */
export const PRIVACY_REQUESTS = {
  copy: 'A copy of my data',
  delete: 'Delete my data',
  correct: 'Correct my data',
  share: 'Do not sell or share my data',
} as const;
export type PrivacyRequest = keyof typeof PRIVACY_REQUESTS;

const fields = z.object({
  request: z.enum(['copy', 'delete', 'correct', 'share'] satisfies PrivacyRequest[], { error: 'required' }),
  firstName: siteContact.firstName,
  lastName: siteContact.lastName,
  email: siteContact.email,
  message: z.optional(line('message', 5000)),
});

/**
 * A privacy request. A name and an email address are enough. It is no sales lead: rules don't route it, advertisers don't
 * hear of it, and the law says how long an answer may take: 45 days in California (CCPA, 1798.130 (a)(2)) and in most
 * other states.
 */
export const privacyRequest: LeadKind<typeof fields> = {
  form: 'PRIVACY_REQUEST',
  fields,
  toContent: (filled) => ({
    subject: `Privacy request: ${PRIVACY_REQUESTS[filled.request]}`,
    contact: contactOf(filled),
    comments: filled.message ?? null,
    details: detailsOf({ Request: PRIVACY_REQUESTS[filled.request] }),
    vehicles: [],
  }),
  legalDays: 45,
  goesToCrm: false,
  conversionUsd: 0,
  conversionName: null,
};
