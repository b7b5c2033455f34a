import * as z from 'zod/mini';
import type { LeadKind } from '../kind.ts';
import { contactOf, detailsOf, vehiclesOf } from './lead-content.ts';
import { siteContact } from './fields.ts';
import { termsDetails } from './terms-details.ts';

/** Who applies (spec 3, financing: identifier), for staff. */
const APPLICANTS = {
  current: 'The sender',
  'co-applicant': 'The sender and a co-applicant',
  other: 'Somebody else',
} as const;
export const IDENTIFIERS = ['current', 'co-applicant', 'other'] as const;

const BUYING_TIMES_FOR_STAFF = {
  now: 'This week',
  month: 'Within a month',
  quarter: 'Within three months',
  later: 'Later',
} as const;
export const BUYING_TIMES = ['now', 'month', 'quarter', 'later'] as const;

const fields = z.object({
  ...siteContact,
  identifier: z.enum(IDENTIFIERS, { error: 'required' }),
  buyingTime: z.enum(BUYING_TIMES, { error: 'required' }),
});

/** APPLY_FINANCING: a request for pre-approval. */
export const applyFinancing: LeadKind<typeof fields> = {
  form: 'APPLY_FINANCING',
  fields,
  toContent: (filled, { vehicle, terms }) => ({
    subject: 'Financing',
    contact: contactOf(filled),
    comments: null,
    details: [
      ...detailsOf({
        Applicant: APPLICANTS[filled.identifier],
        'Buying time': BUYING_TIMES_FOR_STAFF[filled.buyingTime],
      }),
      ...termsDetails(terms),
    ],
    vehicles: vehiclesOf(vehicle),
  }),
  isOncePerContact: true,
  goesToCrm: true,
  conversionUsd: 30,
  conversionName: 'InstantScreen',
};
