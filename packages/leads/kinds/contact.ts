import { TOPIC_NAMES } from '@rooftop/forms/contact-topics';
import * as z from 'zod/mini';
import type { LeadKind } from '../kind.ts';
import { contactOf, detailsOf, offeredVehicle, vehiclesOf } from './lead-content.ts';
import { dollars, line } from '@rooftop/forms/form-fields';
import { message, mileage, siteContact, year } from './fields.ts';
import { TOPICS_WITH_CAR, TOPICS_WITHOUT_CAR } from './topics.ts';

const fields = z.discriminatedUnion(
  'topic',
  [
    z.object({ topic: z.enum(TOPICS_WITHOUT_CAR), ...siteContact, message }),
    z.object({
      topic: z.enum(TOPICS_WITH_CAR),
      ...siteContact,
      message,
      make: line('make', 100),
      model: line('model', 100),
      year,
      price: dollars('price'),
      mileage,
    }),
  ],
  { error: 'required' },
);

/** CONTACT_{topic}: the message form. */
export const contact: LeadKind<typeof fields> = {
  form: 'CONTACT',
  fields,
  toContent: (filled, { offer, vehicle }) => ({
    subject: `Contact: ${TOPIC_NAMES[filled.topic]}`,
    contact: contactOf(filled),
    comments: filled.message,
    details: detailsOf({ Offer: offer ?? undefined }),
    vehicles: 'make' in filled ? [offeredVehicle(filled)] : vehiclesOf(vehicle),
  }),
  goesToCrm: true,
  conversionUsd: 2,
  conversionName: 'Contact',
};
