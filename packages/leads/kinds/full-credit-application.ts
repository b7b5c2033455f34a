import * as z from 'zod/mini';
import type { LeadKind } from '../kind.ts';
import { contactOf } from './lead-content.ts';
import { siteContact } from './fields.ts';

const fields = z.object(siteContact);

/** FULL_CREDIT_APP: how to reach the applicant. The application itself is stored sealed (packages/vault). */
export const fullCreditApplication: LeadKind<typeof fields> = {
  form: 'FULL_CREDIT_APP',
  fields,
  toContent: (filled) => ({
    subject: 'Credit application',
    contact: contactOf(filled),
    comments: null,
    details: [],
    vehicles: [],
  }),
  goesToCrm: false,
  isConfidential: true,
  conversionUsd: 50,
  conversionName: 'SubmitApplication',
};
