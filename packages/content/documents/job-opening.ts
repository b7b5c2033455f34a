import { z } from 'zod';
import { bodyShape } from '../objects/body.ts';
import { DEPARTMENTS } from './staff-member.ts';

/** The end of an address, or the id of a document. */
const DOCUMENT_NAME = /^[\w-]+(\.[\w-]+)*$/;

export const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN'] as const;
export const PAY_UNITS = ['HOUR', 'YEAR'] as const;

/** A position that is open, until its last day; it has a page of its own. */
export const jobOpeningShape = z.object({
  id: z.string(),
  /** unique within the dealership, the same in all languages; the id, where nobody has given it one */
  slug: z.string().regex(DOCUMENT_NAME),
  /** what it was before */
  formerSlugs: z.array(z.string()),
  title: z.string().min(1),
  department: z.enum(DEPARTMENTS).nullable(),
  /** key of the store; null: any of them */
  storeKey: z.string().nullable(),
  description: bodyShape,
  employmentType: z.enum(EMPLOYMENT_TYPES),
  /** cents */
  pay: z
    .object({ from: z.number().int().nullable(), to: z.number().int().nullable(), per: z.enum(PAY_UNITS) })
    .nullable(),
  /** `YYYY-MM-DD` in the dealership's time zone, both inclusive */
  postedOn: z.iso.date(),
  openUntil: z.iso.date().nullable(),
});
export type JobOpening = z.infer<typeof jobOpeningShape>;
