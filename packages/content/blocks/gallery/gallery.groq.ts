import { z } from 'zod';
import { imageShape } from '../../objects/media/image.ts';
import { heading, image, textOf } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const galleryFields = `${heading},
  "pictures": coalesce(pictures[] { "key": _key, ${image}, ${textOf('caption')} }, [])` as const;

export const galleryBlock = block('gallery', {
  heading: z.string().nullable(),
  pictures: z.array(z.object({ key: z.string(), image: imageShape, caption: z.string().nullable() })),
});
