import { z } from 'zod';
import { imageShape } from '../objects/image.ts';

/** What a dealership's home page says, in the language asked for. */
export const homePageShape = z.object({
  /** for search engines and shared links */
  description: z.string().nullable(),
  hero: z.object({
    headline: z.string().min(1),
    text: z.string().nullable(),
    image: imageShape.nullable(),
    /** `href` is a path of this website or an https:, tel: or mailto: address */
    callToAction: z.object({ label: z.string().min(1), href: z.string().min(1) }).nullable(),
  }),
});
export type HomePage = z.infer<typeof homePageShape>;
