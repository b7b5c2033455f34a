import { z } from 'zod';
import { videoShape } from '../../objects/texts/body.ts';
import { heading, text, textOf } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const videoFields =
  `${heading}, ${text}, "video": { url, ${textOf('title')}, "poster": block::picture(poster).v }` as const;

/** A video that loads from its host only after the visitor presses play. */
export const videoBlock = block('video', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
  video: videoShape,
});
