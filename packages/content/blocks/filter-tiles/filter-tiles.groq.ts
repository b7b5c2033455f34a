import { z } from 'zod';
import { linkShape } from '../../objects/links/link.ts';
import { heading } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';
import { ICONS } from '../../objects/fields/icons.ts';

/** GROQ for its fields in the requested language. */
export const filterTilesFields = `${heading}, "tiles": coalesce(block::tiles(tiles), [])` as const;

export const filterTilesBlock = block('filterTiles', {
  heading: z.string().nullable(),
  tiles: z.array(
    linkShape.extend({ key: z.string(), icon: z.enum(ICONS).nullable(), text: z.string().nullable() }),
  ),
});
