import * as z from 'zod/mini';
import type { LeadKind } from '../kind.ts';
import { contactOf, vehiclesOf } from './content.ts';
import { siteContact } from './fields.ts';

const fields = z.object(siteContact);

/** Contact details that a visitor leaves in a popup, sent as CONTACT with general questions. */
export const userLead: LeadKind<typeof fields> = {
  form: 'CONTACT',
  fields,
  toContent: (filled, { popup, vehicle }) => ({
    subject: `Contact: ${popup ?? 'Contact details'}`,
    contact: contactOf(filled),
    comments: null,
    details: [],
    vehicles: vehiclesOf(vehicle),
  }),
  goesToCrm: true,
  conversionUsd: 2,
  conversionName: 'Contact',
};
