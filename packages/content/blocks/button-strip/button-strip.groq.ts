import { z } from 'zod';
import { linkShape } from '../../objects/links/link.ts';

import { block } from '../block-shape.ts';
import { ICONS } from '../../objects/fields/icons.ts';

/** GROQ for its fields in the requested language. */
export const buttonStripFields = `"buttons": coalesce(block::tiles(buttons), [])` as const;

export const buttonStripBlock = block('buttonStrip', {
  buttons: z.array(
    linkShape.extend({ key: z.string(), icon: z.enum(ICONS).nullable(), text: z.string().nullable() }),
  ),
});
