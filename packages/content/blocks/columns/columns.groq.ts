import { z } from 'zod';
import { linkShape } from '../../objects/links/link.ts';
import { firstButton, heading, text } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';
import { ICONS } from '../../objects/fields/icons.ts';

/** GROQ for its fields in the requested language. */
export const columnsFields = `${heading},
  ${text},
  "columns": coalesce(columns[] { "key": _key, icon, ${heading}, ${text}, ${firstButton} }, [])` as const;

export const columnsBlock = block('columns', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
  columns: z.array(
    z.object({
      key: z.string(),
      icon: z.enum(ICONS).nullable(),
      heading: z.string().min(1),
      text: z.string().nullable(),
      callToAction: linkShape.nullable(),
    }),
  ),
});
