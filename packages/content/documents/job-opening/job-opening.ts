import { z } from 'zod';
import { bodyShape } from '../../objects/texts/body.ts';
import { DEPARTMENTS } from '../staff-member/staff-member.ts';

/** The last segment of a path, or a document's ID. */
const DOCUMENT_NAME = /^[\w-]+(\.[\w-]+)*$/;

export const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN'] as const;
export const PAY_UNITS = ['HOUR', 'YEAR'] as const;

/** A job opening until its last day. It has a page of its own. */
export const jobOpeningShape = z.object({
  id: z.string(),
  /** Unique within the dealership and the same in all languages. The document's ID if it has no slug. */
  slug: z.string().regex(DOCUMENT_NAME),
  /** Previous slugs. */
  formerSlugs: z.array(z.string()),
  title: z.string().min(1),
  department: z.enum(DEPARTMENTS).nullable(),
  /** The store's key. Null means any store. */
  storeKey: z.string().nullable(),
  description: bodyShape,
  employmentType: z.enum(EMPLOYMENT_TYPES),
  /** Cents. */
  pay: z
    .object({ from: z.number().int().nullable(), to: z.number().int().nullable(), per: z.enum(PAY_UNITS) })
    .nullable(),
  /** `YYYY-MM-DD` in the dealership's time zone, both inclusive. */
  postedOn: z.iso.date(),
  openUntil: z.iso.date().nullable(),
});
export type JobOpening = z.infer<typeof jobOpeningShape>;
