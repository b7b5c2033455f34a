import { z } from 'zod';

const share = z.number().min(0).max(1);

/**
 * A picture as queries return it, with everything for @sanity/image-url, `width`/`height` and a blurred placeholder.
 */
export const imageShape = z.object({
  asset: z.object({
    /** `image-<sha1>-<width>x<height>-<format>`. */
    _id: z.string().regex(/^image-[A-Za-z0-9]+-\d+x\d+-[a-z0-9]+$/),
    width: z.number().positive(),
    height: z.number().positive(),
    /** A tiny data: URL to show until the picture has loaded. */
    lqip: z.string().startsWith('data:image/').nullable(),
  }),
  alt: z.string(),
  crop: z.object({ top: share, bottom: share, left: share, right: share }).nullable(),
  hotspot: z.object({ x: share, y: share, width: share, height: share }).nullable(),
});
export type Image = z.infer<typeof imageShape>;

/**
 * A picture without alternative text, because a text beside it says what it shows, such as a name beside a logo or
 * portrait.
 */
export const imageWithoutAltShape = imageShape.extend({ alt: z.literal('') });
