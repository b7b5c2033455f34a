import { z } from 'zod';
import { FAQ_PLACES } from '../../documents/faq/faq.ts';
import { heading, text } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const faqListFields = `${heading}, ${text}, place, "count": coalesce(count, 10)` as const;

export const faqListBlock = block('faqList', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
  place: z.enum(FAQ_PLACES),
  count: z.number().int().positive(),
});
