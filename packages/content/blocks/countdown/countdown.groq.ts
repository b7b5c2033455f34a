import { z } from 'zod';
import { linkShape } from '../../objects/links/link.ts';
import { buttons, heading, text } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const countdownFields = `${heading}, until, ${text}, ${buttons}` as const;

export const countdownBlock = block('countdown', {
  heading: z.string().min(1),
  /** UTC. */
  until: z.iso.datetime(),
  text: z.string().nullable(),
  callToAction: linkShape.nullable(),
  secondCallToAction: linkShape.nullable(),
});
