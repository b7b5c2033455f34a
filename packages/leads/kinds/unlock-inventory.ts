import * as z from 'zod/mini';
import type { LeadKind } from '../kind.ts';
import { contactOf, vehiclesOf } from './lead-content.ts';
import { siteContact } from './fields.ts';

const fields = z.object(siteContact);

/** UNLOCK_INVENTORY: contact data in exchange for seeing private cars. */
export const unlockInventory: LeadKind<typeof fields> = {
  form: 'UNLOCK_INVENTORY',
  fields,
  toContent: (filled, { vehicle }) => ({
    subject: 'Unlock inventory',
    contact: contactOf(filled),
    comments: null,
    details: [],
    vehicles: vehiclesOf(vehicle),
  }),
  goesToCrm: true,
  asksForCode: true,
  conversionUsd: 5,
  conversionName: 'UnlockInventory',
};
