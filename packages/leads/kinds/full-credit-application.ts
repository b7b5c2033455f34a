import { z } from 'zod';
import type { LeadKind } from '../kind.ts';
import { contactOf } from './content.ts';
import { siteContact } from './fields.ts';

const fields = z.object(siteContact);

/** FULL_CREDIT_APP: refused, since what it asks for may be kept in a vault only. */
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
