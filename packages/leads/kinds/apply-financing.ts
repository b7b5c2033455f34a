import { z } from 'zod';
import type { LeadKind } from '../kind.ts';
import { contactOf, detailsOf, vehiclesOf } from './content.ts';
import { line, siteContact } from './fields.ts';

const IDENTIFIERS = { 'co-applicant': 'Co-applicant', current: 'Current', other: 'Other' } as const;

const fields = z.object({
  ...siteContact,
  identifier: z.enum(['co-applicant', 'current', 'other'], { error: 'required' }),
  buyingTime: line('required', 100),
});

/** APPLY_FINANCING: a request for pre-approval. */
export const applyFinancing: LeadKind<typeof fields> = {
  form: 'APPLY_FINANCING',
  fields,
  toContent: (filled, { vehicle }) => ({
    subject: 'Financing',
    contact: contactOf(filled),
    comments: null,
    details: detailsOf({ Applicant: IDENTIFIERS[filled.identifier], 'Buying time': filled.buyingTime }),
    vehicles: vehiclesOf(vehicle),
  }),
  goesToCrm: true,
  conversionUsd: 30,
  conversionName: 'InstantScreen',
  isAccepted: true,
};
