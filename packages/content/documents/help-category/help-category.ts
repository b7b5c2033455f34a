import { z } from 'zod';
import { ICONS } from '../../objects/fields/icons.ts';

/** A help center category: `/help-center/<slug>`. Questions refer to their category (faq.ts). */
export const helpCategoryShape = z.object({
  id: z.string(),
  /** If two categories have the same slug, the dealership's own wins. */
  slug: z.string().min(1),
  title: z.string().min(1),
  text: z.string().nullable(),
  icon: z.enum(ICONS).nullable(),
});
export type HelpCategory = z.infer<typeof helpCategoryShape>;
