import { z } from 'zod';
import { imageShape } from '../../objects/media/image.ts';
import { linkShape } from '../../objects/links/link.ts';
import { proseShape } from '../../objects/texts/prose.ts';
import { proseParts } from '../../body.groq.ts';
import { localizedBlocks } from '../../localized.groq.ts';
import { buttons, heading, image, textOf } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const featureFields = `${textOf('eyebrow')},
  ${heading},
  "body": ${localizedBlocks('body')} ${proseParts},
  "points": coalesce(points[] { "text": block::text(@).v }.text, []),
  ${textOf('terms')},
  ${image},
  "imageSide": coalesce(imageSide, "right"),
  ${buttons}` as const;

/** A topic such as warranty or financing: a picture, a text, and its terms. */
export const featureBlock = block('feature', {
  eyebrow: z.string().nullable(),
  heading: z.string().min(1),
  body: proseShape,
  points: z.array(z.string()),
  /** Conditions of the claim, always shown next to it. */
  terms: z.string().nullable(),
  image: imageShape.nullable(),
  imageSide: z.enum(['left', 'right']),
  callToAction: linkShape.nullable(),
  secondCallToAction: linkShape.nullable(),
});
