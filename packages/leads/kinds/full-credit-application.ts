import { z } from 'zod';
import type { LeadKind } from '../kind.ts';
import { contactOf } from './content.ts';
import { siteContact } from './fields.ts';

const fields = z.object(siteContact);

/** FULL_CREDIT_APP: always refused, because its personal data may only be stored in a vault. */
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
  conversionUsd: 50,
  conversionName: 'SubmitApplication',
  isAccepted: false,
};
