import { z } from 'zod';
import { heading, text } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const vehicleListFields = `${heading}, ${text}, search, "count": coalesce(count, 4)` as const;

/** The first cars of a search result. */
export const vehicleListBlock = block('vehicleList', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
  /** Path and query of an inventory page, without language: `/used-cars-for-sale/suvs`. */
  search: z.string().startsWith('/'),
  count: z.number().int().positive(),
});
