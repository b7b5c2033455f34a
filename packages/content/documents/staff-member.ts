import { z } from 'zod';
import { ADDRESS_NAME } from '../address.ts';
import { wordlessImageShape } from '../objects/image.ts';
import { ratingShape } from './settings.ts';

export const DEPARTMENTS = ['Sales', 'Service', 'Parts', 'Technician'] as const;
export type Department = (typeof DEPARTMENTS)[number];

/**
 * Somebody who works for the dealership (spec 3, Staff), as everybody may see him. His e-mail address is read with
 * lead-delivery.groq.ts alone.
 */
export const staffMemberShape = z.object({
  id: z.string(),
  /** unique within the dealership, the same in all languages */
  slug: z.string().regex(ADDRESS_NAME),
  /** what it was before */
  formerSlugs: z.array(z.string()),
  department: z.enum(DEPARTMENTS),
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  /** his job: "Sales Manager" */
  title: z.string().nullable(),
  /** E.164 */
  phone: z.string().nullable(),
  rating: ratingShape.nullable(),
  image: wordlessImageShape.nullable(),
  /** paragraphs with empty lines between */
  bio: z.string().nullable(),
  /** where he works; null: at all of them */
  storeKey: z.string().nullable(),
});
export type StaffMember = z.infer<typeof staffMemberShape>;
