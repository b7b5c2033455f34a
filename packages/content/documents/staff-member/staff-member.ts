import { z } from 'zod';
import { SLUG_PATTERN } from '../../address.ts';
import { imageWithoutAltShape } from '../../objects/media/image.ts';
import { ratingShape } from '../dealership/settings/settings.ts';

export const DEPARTMENTS = ['Sales', 'Service', 'Parts', 'Technician'] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** Public data of a staff member (spec 3, Staff). Only lead-delivery.groq.ts reads their email address. */
export const staffMemberShape = z.object({
  id: z.string(),
  /** Unique within the dealership, the same in all languages. */
  slug: z.string().regex(SLUG_PATTERN),
  /** Previous slugs. */
  formerSlugs: z.array(z.string()),
  department: z.enum(DEPARTMENTS),
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  /** Job title, such as "Sales Manager". */
  title: z.string().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  rating: ratingShape.nullable(),
  image: imageWithoutAltShape.nullable(),
  /** Paragraphs separated by blank lines. */
  bio: z.string().nullable(),
  /** Key of their store. Null means all stores. */
  storeKey: z.string().nullable(),
});
export type StaffMember = z.infer<typeof staffMemberShape>;
