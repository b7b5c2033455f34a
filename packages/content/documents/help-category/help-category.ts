import type { z } from 'zod';
import type { helpCategoryShape } from './help-category.groq.ts';

/** A help center category: `/help-center/<slug>`. Questions refer to their category (faq.ts). */
export type HelpCategory = z.infer<typeof helpCategoryShape>;
