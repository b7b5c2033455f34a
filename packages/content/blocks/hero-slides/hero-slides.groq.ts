import { z } from 'zod';
import { imageShape } from '../../objects/media/image.ts';
import { linkShape } from '../../objects/links/link.ts';
import { buttons, image, text, textOf } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const heroSlidesFields =
  `"slides": coalesce(slides[] { "key": _key, ${textOf('headline')}, ${text}, ${image}, ${buttons} }, [])` as const;

export const heroSlidesBlock = block('heroSlides', {
  slides: z.array(
    z.object({
      key: z.string(),
      headline: z.string().min(1),
      text: z.string().nullable(),
      image: imageShape.nullable(),
      callToAction: linkShape.nullable(),
      secondCallToAction: linkShape.nullable(),
    }),
  ),
});
