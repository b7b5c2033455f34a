import { z } from 'zod';
import { heading, text } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const messageFormFields = `${heading}, ${text}, topic` as const;

/** The contact form with a preselected topic (spec 3, inquiry topics). */
export const messageFormBlock = block('messageForm', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
  topic: z.literal([1, 2, 3, 4, 5, 6, 7]),
});
