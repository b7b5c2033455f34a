import * as z from 'zod/mini';
import type { LeadKind } from '../kind.ts';
import { contactOf, detailsOf, dollarsForStaff, vehiclesOf } from './lead-content.ts';
import { dollars } from '@rooftop/forms/form-fields';
import { siteContact } from './fields.ts';

const SCORES = { bad: 'Bad', okay: 'Okay', good: 'Good', great: 'Great' } as const;

const fields = z.object({
  ...siteContact,
  downPayment: dollars('required'),
  tradingIn: z.enum(['yes', 'no'], { error: 'required' }),
  tradeEquity: z.optional(dollars('required')),
  creditScore: z.enum(['bad', 'okay', 'good', 'great'], { error: 'required' }),
});

/** UNLOCK_PRICE: the contact data and terms for a personalized price (spec 4). */
export const unlockPrice: LeadKind<typeof fields> = {
  form: 'UNLOCK_PRICE',
  fields,
  toContent: (filled, { vehicle }) => ({
    subject: 'Personalized price',
    contact: contactOf(filled),
    comments: null,
    details: detailsOf({
      'Down payment': dollarsForStaff(filled.downPayment),
      'Trading in': filled.tradingIn === 'yes' ? 'Yes' : 'No',
      'Trade equity': filled.tradeEquity === undefined ? undefined : dollarsForStaff(filled.tradeEquity),
      'Credit score': SCORES[filled.creditScore],
    }),
    vehicles: vehiclesOf(vehicle),
  }),
  goesToCrm: true,
  asksForCode: true,
  conversionUsd: 20,
  conversionName: 'CustomizeProduct',
};
