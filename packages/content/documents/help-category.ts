import { z } from 'zod';
import { ICONS } from '../blocks/block.ts';

/** A part of the help center: `/help-center/<slug>`. Its questions are those that name it (faq.ts). */
export const helpCategoryShape = z.object({
  id: z.string(),
  /** of two with the same the dealership's own counts */
  slug: z.string().min(1),
  title: z.string().min(1),
  text: z.string().nullable(),
  icon: z.enum(ICONS).nullable(),
});
export type HelpCategory = z.infer<typeof helpCategoryShape>;
