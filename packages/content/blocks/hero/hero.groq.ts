import { z } from 'zod';
import { imageShape } from '../../objects/media/image.ts';
import { linkShape } from '../../objects/links/link.ts';
import { buttons, heading, image, text, textOf } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const heroFields =
  `${textOf('eyebrow')}, ${heading}, ${text}, ${image}, ${buttons}, ${textOf('terms')}` as const;

/** Header of a page other than the home page. */
export const heroBlock = block('hero', {
  eyebrow: z.string().nullable(),
  heading: z.string().min(1),
  text: z.string().nullable(),
  image: imageShape.nullable(),
  callToAction: linkShape.nullable(),
  secondCallToAction: linkShape.nullable(),
  /** Conditions of the claim, always shown next to it. */
  terms: z.string().nullable(),
});
