import { PAGE_BLOCKS } from './page-blocks.ts';
import { shownToField } from './shown-to.schema.ts';

/** Adds the field `shownTo` to a block of a page. Other types, such as parts of blocks, are returned unchanged. */
export const withShownTo = <Type extends { readonly name: string; readonly fields: readonly object[] }>(
  type: Type,
): Type =>
  PAGE_BLOCKS.some((name) => name === type.name) ? { ...type, fields: [...type.fields, shownToField] } : type;
