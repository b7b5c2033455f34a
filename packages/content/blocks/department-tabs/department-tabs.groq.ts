import { z } from 'zod';
import { imageShape } from '../../objects/media/image.ts';
import { linkShape } from '../../objects/links/link.ts';
import { heading, image, text, textOf } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const departmentTabsFields = `${heading},
  "tabs": coalesce(tabs[] {
    "key": _key, ${textOf('label')}, ${heading}, ${text}, ${image}, "links": coalesce(links[] { "link": block::link(@) }.link, [])
  }, [])` as const;

export const departmentTabsBlock = block('departmentTabs', {
  heading: z.string().nullable(),
  tabs: z.array(
    z.object({
      key: z.string(),
      label: z.string().min(1),
      heading: z.string().nullable(),
      text: z.string().nullable(),
      image: imageShape.nullable(),
      links: z.array(linkShape),
    }),
  ),
});
