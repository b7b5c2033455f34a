import { z } from 'zod';
import { linkShape } from '../../objects/links/link.ts';
import { buttons, heading, text } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const callToActionFields = `${heading}, ${text}, ${buttons}` as const;

export const callToActionBlock = block('callToAction', {
  heading: z.string().min(1),
  text: z.string().nullable(),
  callToAction: linkShape.nullable(),
  secondCallToAction: linkShape.nullable(),
});
