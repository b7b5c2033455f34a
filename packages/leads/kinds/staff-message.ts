import * as z from 'zod/mini';
import type { LeadKind } from '../kind.ts';
import { contactOf } from './lead-content.ts';
import { message, siteContact } from './fields.ts';

const fields = z.object({ ...siteContact, message });

/** STAFF_MEMBER: a message to one staff member, who gets a copy (spec 7). */
export const staffMessage: LeadKind<typeof fields> = {
  form: 'STAFF_MEMBER',
  fields,
  toContent: (filled, { staffName }) => ({
    subject: staffName === null ? 'Message to the team' : `Message to ${staffName}`,
    contact: contactOf(filled),
    comments: filled.message,
    details: [],
    vehicles: [],
  }),
  goesToCrm: true,
  conversionUsd: 0,
  conversionName: 'Lead',
};
