import { z } from 'zod';
import { OFFER_DEPARTMENTS } from '../../documents/offer/offer.ts';
import { heading, text } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const offerListFields = `${heading}, ${text}, department, "count": coalesce(count, 6)` as const;

/** Offers that run today. */
export const offerListBlock = block('offerList', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
  /** Null means all departments. */
  department: z.enum(OFFER_DEPARTMENTS).nullable(),
  count: z.number().int().positive(),
});
