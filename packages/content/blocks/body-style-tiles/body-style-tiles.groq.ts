import { z } from 'zod';
import { heading, text } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const bodyStyleTilesFields = `${heading}, ${text}` as const;

export const bodyStyleTilesBlock = block('bodyStyleTiles', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
});
