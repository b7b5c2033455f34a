import { z } from 'zod';
import { heading, text } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const paymentCalculatorFields = `${heading}, ${text}` as const;

/** The payment calculator for any price (spec 9). */
export const paymentCalculatorBlock = block('paymentCalculator', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
});
