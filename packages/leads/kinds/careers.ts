import * as z from 'zod/mini';
import type { LeadKind } from '../kind.ts';
import { contactOf, detailsOf } from './lead-content.ts';
import { line } from '@rooftop/forms/form-fields';
import { message, siteContact } from './fields.ts';

const fields = z.object({ ...siteContact, position: line('required', 200), message });

/** CAREERS: a job application. A resume may come as the lead's file. */
export const careers: LeadKind<typeof fields> = {
  form: 'CAREERS',
  fields,
  toContent: (filled) => ({
    subject: `Careers: ${filled.position}`,
    contact: contactOf(filled),
    comments: filled.message,
    details: detailsOf({ Position: filled.position }),
    vehicles: [],
  }),
  goesToCrm: false,
  conversionUsd: 2,
  conversionName: 'JobApplication',
};
