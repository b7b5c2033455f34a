import { z } from 'zod';
import { heading, text } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const storeListFields = `${heading}, ${text}, "onlyWorkshops": onlyWorkshops == true` as const;

export const storeListBlock = block('storeList', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
  /** Whether to leave out stores without a service center. */
  onlyWorkshops: z.boolean(),
});
